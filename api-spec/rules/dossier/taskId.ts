const SUFFIX = '001'

/** The last segment of the address that starts the task of a dossier: its code and 001, glued. */
export function taskSegment(dossierCod: string): string {
  return dossierCod + SUFFIX
}

/** The dossier of such a segment, or undefined where it is none. */
export function dossierOfTask(segment: string): string | undefined {
  return /^(.+)001$/s.exec(segment)?.[1]
}
