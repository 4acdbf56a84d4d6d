/** The app asks so often whether there is a newer version. */
export const VERSION_CHECK_MS = 18_000_000
/** For so long an answer is used again. */
export const VERSION_CACHE_MS = 300_000

/** Whether an installed version has to be updated (below the minimum), may be (below the latest), or is good. */
export function versionVerdict(
  installed: string,
  { minimum, latest }: { readonly minimum: string; readonly latest: string },
): 'enforce' | 'offer' | 'good' {
  if (isOlder(installed, minimum)) return 'enforce'
  return isOlder(installed, latest) ? 'offer' : 'good'
}

/** Whether an answer that was had then may be used now. */
export function isVersionAnswerFresh(answeredAtMs: number, nowMs: number): boolean {
  return nowMs - answeredAtMs < VERSION_CACHE_MS
}

/** Compares by numbers: 4.10 is newer than 4.9. What is missing counts as 0. */
function isOlder(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number))
  for (let nth = 0; nth < Math.max(ours?.length ?? 0, theirs?.length ?? 0); nth += 1) {
    const difference = (ours?.[nth] ?? 0) - (theirs?.[nth] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
