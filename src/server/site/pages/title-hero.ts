import type { HeroBlock } from '#schemas/generated/types.ts';
import type { ContentRecord } from '../../catalogue/catalogue/catalogue.store.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import { pictureUrl } from '../../catalogue/catalogue/picture-url.ts';
import { eventMoment, titleFacts } from '../../catalogue/catalogue/title-facts.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { TitlePageOptions } from './title-options.ts';

/** The hero of a title page: texts, facts, start time and pictures. */
export function titleHero(
  content: ContentRecord,
  { audience, messages, timeZone }: Pick<TitlePageOptions, 'audience' | 'messages' | 'timeZone'>,
) {
  const { title, description, longDescription } = contentTexts(content, audience.locale);
  const { picture, poster, placeholder } = content.body;
  return {
    heroId: content.id,
    title,
    description: longDescription ?? description,
    tags: titleFacts(content, audience, messages, timeZone),
    // If the request names a time zone, the facts contain the formatted start time, so no separate start is sent.
    moment: timeZone === undefined ? eventMoment(content, audience, messages) : undefined,
    background: omitUndefined({
      imageUrl: pictureUrl(audience.realm, picture),
      portraitImageUrl: pictureUrl(audience.realm, poster),
      placeholder: placeholder ?? picture?.blur,
      gradientTop: true,
      gradientBottom: true,
      gradientLeft: true,
    }),
  } satisfies { [Key in keyof HeroBlock]?: HeroBlock[Key] | undefined };
}
