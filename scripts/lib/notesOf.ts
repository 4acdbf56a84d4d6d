/** The section of a version in a changelog without its heading, or null if there is none or it is empty. */
export function notesOf(changelog: string, version: string): string | null {
  // A heading is `## [1.2.0] - 2026-12-01`.
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}] - `)) ?? ''
  return section.split('\n').slice(1).join('\n').trim() || null
}
