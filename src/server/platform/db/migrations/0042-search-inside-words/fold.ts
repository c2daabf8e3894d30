import { type Kysely, sql } from 'kysely';

/** What separates words beside spaces, for a character class: punctuation, symbols and emoji, but no Han letters beyond U+FFFF. */
const MARKS =
  '\\u0001-\\u0008\\u000e-\\u001f\\u0021-\\u002f\\u003a-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u00d7\\u00f7\\u02c2-\\u02df\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u1680\\u2000-\\u206f\\u20a0-\\u20cf\\u2100-\\u2bff\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ue000-\\uf8ff\\uff01-\\uff0f\\uff1a-\\uff20\\U0001f000-\\U0001ffff\\U000e0000-\\U0010ffff';

const SIGNS = `\\s${MARKS}`;

/** Letters of scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, kana and Han. */
const UNSPACED =
  '\\u0e00-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005-\\u3007\\u3031-\\u3035\\u3041-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\U00020000-\\U0003ffff';

const literal = (text: string) => sql.lit(text);

/** A text in small letters without accents or vowel signs, still with its punctuation. */
const lowered = sql`
  create function search_lower(written text) returns text language sql stable parallel safe return
    translate(
      lower(public.unaccent('public.unaccent'::regdictionary, lower(regexp_replace(
        normalize(left(written, 20000), nfkc),
        '[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u200b-\\u200f\\ufe00-\\ufe0f]', '', 'g')))),
      'أإآٱىؤئة’', 'اااايويه''')`;

/** The words of such a text, apart by one space. */
const bare = sql`
  create function search_bare(lowered text) returns text language sql immutable parallel safe return
    btrim(regexp_replace(replace(lowered, '''', ''), ${literal(`[${SIGNS}]+`)}, ' ', 'g'))`;

const fold = sql`
  create or replace function search_fold(written text) returns text language sql stable parallel safe return
    search_bare(search_lower(written))`;

/**
 * What a text is found by, for what is stored and what is typed alike. Each row has its chunk (the text between two
 * spaces), its word in the chunk, and its first and last place in the text, so that phrases can be matched:
 *
 * - word: a word. M*A*S*H has four.
 * - pair: two letters of a script without spaces, at every letter; whole: such a word as it is written.
 * - joined: the words of a chunk in one, as mash.
 * - elided: what follows an apostrophe, as amour of l'amour; endings of English verbs and genitives are no words.
 * - stem: an Arabic word without its article and what precedes that (the prefixes of the stemmer “light10”).
 * - signed: a word with the signs that belong to its name, as c++ and c#.
 */
const terms = sql`
  create function search_terms(lowered text)
  returns table (chunk bigint, word bigint, place bigint, last bigint, kind text, term text)
  language sql immutable parallel safe as $$
    with chunks as materialized (
      select n, written, search_bare(written) as bare
      from regexp_split_to_table(lowered, '\\s+') with ordinality as c (written, n)
    ), words as (
      select n, i, w.word from chunks, unnest(string_to_array(bare, ' ')) with ordinality as w (word, i) where w.word <> ''
    ), units as materialized (
      select n, i, words.word, part.kind, part.term, row_number() over (order by n, i, part.run, part.at) as place
      from words cross join lateral (
        select 'word' as kind, words.word as term, 1::bigint as run, 1 as at
        where words.word !~ ${literal(`[${UNSPACED}]`)}
        union all
        select case when is_unspaced then 'pair' else 'word' end,
          case when is_unspaced then substr(written, at, 2) else written end, run, at
        from (
          select found[1] as written, run, found[1] ~ ${literal(`[${UNSPACED}]`)} as is_unspaced
          from regexp_matches(words.word, ${literal(`[${UNSPACED}]+|[^${UNSPACED}]+`)}, 'g') with ordinality as m (found, run)
          where words.word ~ ${literal(`[${UNSPACED}]`)}
        ) runs cross join generate_series(1, case when is_unspaced then length(written) else 1 end) as at
      ) part
    ), spans as (
      select n, min(place) as place, max(place) as last from units group by n
    )
    select n, i, place, place, kind, term from units
    union all
    select n, i, min(place), max(place), 'whole', units.word from units group by n, i, units.word having bool_or(kind = 'pair')
    union all
    select n, 0, place, last, 'joined', replace(bare, ' ', '') from chunks join spans using (n) where bare like '% %'
    union all
    select n, 0, place, last, 'elided', after[1] from chunks join spans using (n)
      cross join lateral regexp_matches(written, ${literal(`[^${SIGNS}]'([^${SIGNS}]{2,})`)}, 'g') as after
      where written like '%''%' and after[1] not in ('ll', 're', 've')
    union all
    select n, i, place, place, 'stem', substring(term from '^(?:[وفبك]?ال|[وف]?لل)(..+)$') from units
      where kind = 'word' and term ~ '^(?:[وفبك]?ال|[وف]?لل)..'
    union all
    select n, 0, place, last, 'signed', signed[1] from chunks join spans using (n)
      cross join lateral regexp_matches(written, ${literal(`[^${SIGNS}]+[+#]+`)}, 'g') as signed
      where written ~ '[+#]'
  $$`;

/**
 * The terms of texts with the weight of where they stand. Places of different texts are far apart: no phrase goes across.
 * Most texts have nothing but plain words, of which there is less to find out.
 */
const weigh = sql`
  create or replace function search_weigh(a text, b text, c text, d text) returns tsvector language sql stable parallel safe as $$
    select coalesce(string_agg('''' || left(term, 100) || ''':' || least(since + place, 16383) || weight
      || case when last > place then ',' || least(since + last, 16383) || weight else '' end, ' '), '')::tsvector
    from (
      select weight, since, lowered, lowered ~ ${literal(`[+#${UNSPACED}]|ال|لل|[^${SIGNS}][${MARKS}]+[^${SIGNS}]`)} as is_special
      from (values ('A', 0, search_lower(a)), ('B', 4000, search_lower(b)), ('C', 6000, search_lower(c)), ('D', 7000, search_lower(d)))
        as part (weight, since, lowered)
      offset 0
    ) part cross join lateral (
      select term, place, last from search_terms(lowered) where is_special
      union all
      select word, place, place from unnest(string_to_array(search_bare(lowered), ' ')) with ordinality as w (word, place)
      where not is_special and word <> ''
    ) found
  $$`;

/** Makes the functions that decide what a text is found by. */
export async function makeTermFunctions(db: Kysely<unknown>): Promise<void> {
  for (const made of [lowered, bare, fold, terms, weigh]) await made.execute(db);
}
