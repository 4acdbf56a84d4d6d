/** The most calls that a screen of the client makes when it is opened at its address. */
export interface CallBudget {
  /** With the parameters that choose a part of it: `/supplies/detail&tabValue=1`. */
  readonly address: string
  /** The persona that opens it. */
  readonly who: 'customer' | 'dossierClient' | 'agent'
  /** The number of calls. */
  readonly most: number
  /** The part of the screen, or what it shows. */
  readonly with?: string
}

/** The budgets of the seeded personas. A journey counts their calls. */
export const callBudgets: readonly CallBudget[] = [
  { address: '/dashboard', who: 'customer', most: 19, with: 'two supplies' },
  { address: '/supplies', who: 'customer', most: 10, with: 'two supplies' },
  { address: '/supplies/detail', who: 'customer', most: 10, with: 'consumption' },
  { address: '/supplies/detail&tabValue=1', who: 'customer', most: 10 },
  { address: '/supplies/detail&tabValue=2', who: 'customer', most: 10 },
  { address: '/supplies/detail&tabValue=3', who: 'customer', most: 10 },
  { address: '/supplies/detail&tabValue=4', who: 'customer', most: 11 },
  { address: '/supplies/detail&tabValue=5', who: 'customer', most: 10 },
  { address: '/supplies/detail&tabValue=6', who: 'customer', most: 10 },
  { address: '/supplies/detail&tabValue=7', who: 'customer', most: 11 },
  { address: '/supplies/detail&tabValue=8', who: 'customer', most: 9 },
  { address: '/supplies/alerts', who: 'customer', most: 8, with: 'two supplies' },
  { address: '/requests', who: 'customer', most: 7 },
  { address: '/notifications', who: 'customer', most: 5 },
  { address: '/profile', who: 'customer', most: 6 },
  { address: '/provisions', who: 'dossierClient', most: 7 },
  { address: '/provisions/bills-list', who: 'dossierClient', most: 7 },
  { address: '/provisions/documentation', who: 'dossierClient', most: 7 },
  { address: '/gestionAverias', who: 'agent', most: 5 },
  { address: '/gestionUsuarios', who: 'agent', most: 4 },
]

/**
 * The most calls that opening a screen at a path makes, whatever part of it is opened. Undefined if it has no budget.
 * @param path such as `/supplies/detail`
 */
export function callBudgetOf(path: string): number | undefined {
  const ofPath = callBudgets.filter(({ address }) => address.split('&')[0] === path)
  return ofPath.length === 0 ? undefined : Math.max(...ofPath.map(({ most }) => most))
}
