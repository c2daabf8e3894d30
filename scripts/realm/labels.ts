import type { Labels } from '#schemas/generated/types.ts';

/** Texts of the new realm in English and Arabic; `{name}` is replaced by the realm's name. */
const texts: Readonly<Record<string, readonly [english: string, arabic: string]>> = {
  'menu.home': ['Home', 'الرئيسية'],
  'menu.films': ['Films', 'الأفلام'],
  'page.home.title': ['Films worth an evening', 'أفلام تستحق السهرة'],
  'page.home.description': ['A few good films on {name}, and room for yours.', 'أفلام جيدة على {name}، ومكان لأفلامك.'],
  'page.films.title': ['Films', 'الأفلام'],
  'page.films.text': ['Everything on {name}, newest first.', 'كل ما على {name}، من الأحدث إلى الأقدم.'],
  'page.films.empty': ['No films yet', 'لا أفلام بعد'],
  'page.notFound.title': ['This page has left the cinema', 'غادرت هذه الصفحة القاعة'],
  'page.notFound.text': [
    'Nothing is at this address. One of these may do instead.',
    'لا شيء في هذا العنوان، وقد يفي أحد هذه الأفلام بالغرض.',
  ],
  'hero.tagline': ['New on {name}', 'جديد على {name}'],
  'hero.title': ['The Salt Road', 'طريق الملح'],
  'hero.description': [
    'Three days, two camels and a wager that nobody remembers how to call off.',
    'ثلاثة أيام وجملان ورهان لم يعد أحد يذكر كيف يتراجع عنه.',
  ],
  'hero.genre': ['Adventure', 'مغامرة'],
  'hero.watch': ['Watch the film', 'شاهد الفيلم'],
  'hero.more': ['All films', 'كل الأفلام'],
  'rows.new': ['New', 'جديد'],
  'rows.posters': ['Feature films', 'أفلام طويلة'],
  'rows.weekend': ['A whole weekend', 'عطلة كاملة'],
  'rows.documentaries': ['True stories', 'قصص حقيقية'],
  'text.about.title': ['What is {name}?', 'ما {name}؟'],
  'text.about': [
    '<p>Say here what you show, and for whom. This text is the label <b>text.about</b> in the folder <b>labels</b>.</p>',
    '<p>قل هنا ماذا تعرض ولمن. هذا النص هو <b>text.about</b> في المجلد <b>labels</b>.</p>',
  ],
  'login.title': ['Good to see you', 'سعدنا برؤيتك'],
  'login.text': ['Sign in to go on where you left off.', 'سجّل الدخول لتتابع من حيث توقفت.'],
  'login.email': ['E-mail', 'البريد الإلكتروني'],
  'login.password': ['Password', 'كلمة المرور'],
  'login.submit': ['Sign in', 'تسجيل الدخول'],
};

/** Creates the labels of a language. Braces are removed from the name, because they would be placeholders. */
export const labelsOf = (locale: 'en_US' | 'ar', name: string): Labels => ({
  version: '1.1',
  locale,
  labels: Object.fromEntries(
    Object.entries(texts).map(([key, [english, arabic]]) => [
      key,
      (locale === 'ar' ? arabic : english).replaceAll('{name}', name.replace(/[{}'<>]/g, '')),
    ]),
  ),
});
