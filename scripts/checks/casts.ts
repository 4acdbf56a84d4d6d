import type { SourceFile } from '../lib/sourceFiles.ts'

/** An `as` or a `!` in a line of code. */
const CAST =
  /[\w)\]}'] as (?:[A-Z{(['"]|(?:readonly|keyof|typeof|string|number|boolean|object|never|unknown as)\b)|[\w)\]]!(?=[^\w=|]|$)/
/** What only looks like a cast: texts, comments, the names of imports and exports, and the keys of mapped types. */
const APART =
  /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|\/\/.*|^(?:import|export) (?:type )?\{[^}]*\}|^import .*|\[\w+ in [^\]]*\]/gm

/** Casts without their reason in a comment: on their line, or up to two lines above. */
export function castsWithoutReason(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const lines = text.split('\n')
    const code = text.replaceAll(APART, (part) => `''${'\n'.repeat(part.split('\n').length - 1)}`).split('\n')
    return code.flatMap((line, index) => {
      if (!CAST.test(line)) return []
      const first = beginOf(lines, index)
      const near = [...lines.slice(Math.max(0, first - 2), first + 1), lines[index] ?? '']
      const hasReason = near.some((each) => /\/\/ |\/\*|^\s*\* /.test(each))
      return hasReason ? [] : `${file}:${index + 1}: the cast needs a comment that says why it is right`
    })
  })
}

/** The first line of what ends on a line: where a line begins with `}`, the one that opens it. */
function beginOf(lines: readonly string[], index: number): number {
  const [, indent] = /^(\s*)[})\]]/.exec(lines[index] ?? '') ?? []
  if (indent === undefined) return index
  return lines.findLastIndex(
    (line, at) => at < index && line.startsWith(indent) && /\S/.test(line[indent.length] ?? ''),
  )
}
