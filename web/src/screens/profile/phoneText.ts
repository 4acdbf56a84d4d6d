/** A phone as people read it: `612 345 678`. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')
}
