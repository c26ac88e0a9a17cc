const CLIENT_NUMBER = /^[\p{L}\d][\p{L}\d/-]{2,29}$/u;

/** Could a courier know somebody by this? Every one has its own way of writing it. */
export function isClientNumber(typed: string): boolean {
  return CLIENT_NUMBER.test(typed.trim());
}
