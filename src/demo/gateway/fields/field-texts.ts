/** Languages of the card fields. */
export const FIELD_LANGUAGES = ['en', 'es', 'pt', 'ar'] as const;
export type FieldLanguage = (typeof FIELD_LANGUAGES)[number];

/** Codes of mistakes in the fields: failure codes of docs/card-gateway-api.md. */
export const FIELD_ERROR_CODES = [
  'incorrect_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** Names of the fields, in their order. */
export const FIELD_NAMES = ['number', 'expiry', 'cvc'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type FieldErrors = Partial<Record<FieldName, FieldErrorCode>>;

/** Texts of the card fields in one language. */
export interface FieldTexts {
  title: string;
  labels: Record<FieldName, string>;
  expiryHint: string;
  errors: Record<FieldErrorCode, string>;
}

export const FIELD_TEXTS: Record<FieldLanguage, FieldTexts> = {
  en: {
    title: 'Card',
    labels: { number: 'Card number', expiry: 'Expiry date', cvc: 'Security code' },
    expiryHint: 'MM / YY',
    errors: {
      incorrect_number: 'Enter the number as on the card.',
      invalid_expiry_month: 'Enter the month and the year as on the card.',
      invalid_expiry_year: 'Check the year of the expiry date.',
      expired_card: 'This card has expired. Use another card.',
      incorrect_cvc: 'Enter the code with 3 or 4 digits on the card.',
      processing_error: 'The card could not be checked. Try again.',
    },
  },
  es: {
    title: 'Tarjeta',
    labels: { number: 'Número de tarjeta', expiry: 'Fecha de caducidad', cvc: 'Código de seguridad' },
    expiryHint: 'MM / AA',
    errors: {
      incorrect_number: 'Escribe el número como en la tarjeta.',
      invalid_expiry_month: 'Escribe el mes y el año como en la tarjeta.',
      invalid_expiry_year: 'Comprueba el año de la fecha de caducidad.',
      expired_card: 'Esta tarjeta ha caducado. Usa otra tarjeta.',
      incorrect_cvc: 'Escribe el código de 3 o 4 cifras de la tarjeta.',
      processing_error: 'No se ha podido comprobar la tarjeta. Inténtalo de nuevo.',
    },
  },
  pt: {
    title: 'Cartão',
    labels: { number: 'Número do cartão', expiry: 'Data de validade', cvc: 'Código de segurança' },
    expiryHint: 'MM / AA',
    errors: {
      incorrect_number: 'Digite o número como no cartão.',
      invalid_expiry_month: 'Digite o mês e o ano como no cartão.',
      invalid_expiry_year: 'Verifique o ano da data de validade.',
      expired_card: 'Este cartão está vencido. Use outro cartão.',
      incorrect_cvc: 'Digite o código de 3 ou 4 dígitos do cartão.',
      processing_error: 'Não foi possível verificar o cartão. Tente novamente.',
    },
  },
  ar: {
    title: 'البطاقة',
    labels: { number: 'رقم البطاقة', expiry: 'تاريخ الانتهاء', cvc: 'رمز الأمان' },
    expiryHint: 'MM / YY',
    errors: {
      incorrect_number: 'أدخل رقم البطاقة كما هو مكتوب عليها.',
      invalid_expiry_month: 'أدخل الشهر والسنة كما على البطاقة.',
      invalid_expiry_year: 'تحقق من سنة الانتهاء.',
      expired_card: 'انتهت صلاحية هذه البطاقة. استخدم بطاقة أخرى.',
      incorrect_cvc: 'أدخل الرمز المكوّن من 3 أو 4 أرقام على البطاقة.',
      processing_error: 'تعذر التحقق من البطاقة. حاول مرة أخرى.',
    },
  },
};

/** Chooses the language of a locale such as pt_BR; English for others. */
export const chooseFieldLanguage = (locale: string): FieldLanguage =>
  FIELD_LANGUAGES.find((language) => language === locale.slice(0, 2).toLowerCase()) ?? 'en';
