/** The most screens that are named. Operations that more have say nothing. */
const MOST = 3

/**
 * The screens of the client that may call all of these operations, if they are few. Operations of every page say
 * nothing.
 * @param screensByOperation paths, and in words what belongs to every page
 */
export function likelyScreens(
  operations: readonly (string | null)[],
  screensByOperation: Readonly<Record<string, readonly string[] | undefined>>,
): readonly string[] {
  const [first = [], ...others] = [...new Set(operations)]
    .map((operation) => screensByOperation[operation ?? ''] ?? [])
    .filter((screens) => screens.every((screen) => screen.startsWith('/')))
  const found = first.filter((screen) => others.every((screens) => screens.includes(screen)))
  return found.length <= MOST ? found : []
}
