// BR Code of the Banco Central do Brasil: the text of a PIX QR code, in the TLV format of EMV merchant QR codes.

/** Content of a dynamic PIX code. */
export interface PixCode {
  /** Address of the charge, without a scheme. */
  url: string;
  /** Amount in centavos. */
  amount: number;
  /** Receiver's name, at most 25 characters, and city, at most 15, in ASCII. */
  name: string;
  city: string;
}

/** Largest length of a value, because lengths have two digits. */
const LENGTH_MAX = 99;

/** CRC-16/CCITT-FALSE over the code including the tag and the length of the checksum itself. */
function computeChecksum(text: string): string {
  let checksum = 0xffff;
  for (const byte of Buffer.from(text)) {
    checksum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      checksum = (checksum & 0x8000) === 0 ? (checksum << 1) & 0xffff : ((checksum << 1) ^ 0x1021) & 0xffff;
  }
  return checksum.toString(16).toUpperCase().padStart(4, '0');
}

function encodeField(tag: string, value: string): string {
  if (value.length > LENGTH_MAX)
    throw new Error(`The field ${tag} of a BR Code is longer than ${LENGTH_MAX} characters`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

const toPlainText = (text: string, length: number) =>
  text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .slice(0, length);

/** Writes a dynamic PIX code, which can be paid once. @throws Error if the address is too long */
export function encodePixCode({ url, amount, name, city }: PixCode): string {
  const digits = String(amount).padStart(3, '0');
  const text = [
    encodeField('00', '01'),
    encodeField('01', '12'),
    encodeField('26', encodeField('00', 'br.gov.bcb.pix') + encodeField('25', url)),
    encodeField('52', '0000'),
    encodeField('53', '986'),
    encodeField('54', `${digits.slice(0, -2)}.${digits.slice(-2)}`),
    encodeField('58', 'BR'),
    encodeField('59', toPlainText(name, 25)),
    encodeField('60', toPlainText(city, 15)),
    encodeField('62', encodeField('05', '***')),
    '6304',
  ].join('');
  return text + computeChecksum(text);
}

/** Whether the checksum at the end of a code is right. */
export const isChecksumValid = (code: string): boolean =>
  /6304[\dA-F]{4}$/.test(code) && code.endsWith(computeChecksum(code.slice(0, -4)));
