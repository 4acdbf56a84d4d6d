import { screen } from '@testing-library/react'

/** What a list of facts on the page says of a term, the first where there are several. */
export function factOf(term: string): string | null | undefined {
  return screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent
}
