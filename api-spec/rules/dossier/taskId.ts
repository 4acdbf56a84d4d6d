const SUFFIX = '001'

/**
 * The last segment of the address that starts the task of a dossier, `EXP202600000101001`: its code followed directly
 * by 001.
 */
export function taskSegment(dossierCod: string): string {
  return dossierCod + SUFFIX
}

/** The dossier of such a segment; undefined if the segment is of another form. */
export function dossierOfTask(segment: string): string | undefined {
  return /^(.+)001$/s.exec(segment)?.[1]
}
