/** The headers of calls and answers that say nothing about a person if they have this form, by their small names. */
export const IMPERSONAL_HEADERS: Readonly<Record<string, RegExp>> = {
  accept: /^[\w.+*-]+\/[\w.+*-]+(?:;q=[\d.]+)?(?:, ?[\w.+*-]+\/[\w.+*-]+(?:;q=[\d.]+)?)*$/,
  'accept-language':
    /^(?:\*|[a-z]{2,3}(?:-[A-Za-z0-9]{2,4})?)(?:;q=[\d.]+)?(?:, ?(?:\*|[a-z]{2,3}(?:-[A-Za-z0-9]{2,4})?)(?:;q=[\d.]+)?)*$/,
  allow: /^[A-Z]+(?:, ?[A-Z]+)*$/,
  'cache-control': /^[a-z-]+(?:=\d+)?(?:, ?[a-z-]+(?:=\d+)?)*$/,
  'content-type': /^[a-z]+\/[a-z.+-]+(?:; ?charset=[\w-]{1,20})?$/i,
  date: /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  'retry-after': /^\d{1,9}$/,
}
