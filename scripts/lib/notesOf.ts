/** The section of a version such as `1.0.0` in a changelog, without its heading; null if it is missing or empty. */
export function notesOf(changelog: string, version: string): string | null {
  // A heading is `## [1.2.0] - 2026-12-01`.
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}] - `)) ?? ''
  return section.split('\n').slice(1).join('\n').trim() || null
}
