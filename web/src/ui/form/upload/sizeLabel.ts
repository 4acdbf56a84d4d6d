/** A size in bytes as kB or MB: `4 kB`, `1,4 MB`. */
export function sizeLabel(bytes: number, number: (value: number, decimals?: number) => string): string {
  if (bytes < MEGABYTE) return `${number(Math.max(1, Math.round(bytes / 1024)))}\u00a0kB`
  return `${number(bytes / MEGABYTE, 1)}\u00a0MB`
}

export const MEGABYTE = 1024 * 1024
