/** The address that opens a chat with a number (digits with country code) and a greeting already written. */
export function chatAddress(chatNumber: string, greeting: string): string {
  return `https://wa.me/${chatNumber}?text=${encodeURIComponent(greeting)}`;
}

/** `tel:` wants no blanks. */
export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
