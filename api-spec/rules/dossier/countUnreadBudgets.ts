/** The number of unread communications about the budget. */
export function countUnreadBudgets(
  communications: readonly { readonly type: string; readonly indRead: number }[],
): number {
  return communications.filter(({ type, indRead }) => type === 'BUDGET' && indRead === 0).length
}
