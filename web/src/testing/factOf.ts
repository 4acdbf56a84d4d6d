import { screen } from '@testing-library/react'

/** The value of a term in a list of facts. The first one if there are several. */
export function factOf(term: string): string | null | undefined {
  return screen.getAllByText(term, { selector: 'dt' })[0]?.nextElementSibling?.textContent
}
