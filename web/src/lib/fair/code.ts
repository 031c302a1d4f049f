import type { Code128 } from '../../protocol';

/** No two digits that look alike, and no capitals to type. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** 128 random bits as 26 digits: the name of a new table. */
export function newCode(): Code128 {
  const [first = 0, ...rest] = crypto.getRandomValues(new Uint8Array(26));
  // 25 digits have five bits each, so that three are left for the first.
  return [first & 7, ...rest.map((byte) => byte & 31)].map((digit) => DIGITS.charAt(digit)).join('');
}
