/**
 * A command as `spawn` takes it: `['npm', ['ci'], {}]`. On Windows npm, npx and the commands of packages are batch
 * files, which only cmd.exe runs: it gets one line, such as `npx ^"playwright^" ^"test^"`, in which no character has a
 * meaning of its own. Plain JavaScript, because it also runs before the packages are installed.
 */
export function systemCommand(program, words, platform = process.platform) {
  if (platform !== 'win32' || program === process.execPath) return [program, [...words], {}]
  const line = [literal(program), ...words.map(quoted)].join(' ')
  return [process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', `"${line}"`], { windowsVerbatimArguments: true }]
}

/** A word in quotes, as the programs of Windows read it: a backslash is doubled in front of a quote alone. */
function quoted(word) {
  return literal(`"${word.replaceAll(/(\\*)"/g, String.raw`$1$1\"`).replace(/\\+$/, '$&$&')}"`)
}

/** A text in which cmd.exe finds nothing to interpret, neither quotes nor the names of variables. */
function literal(text) {
  return text.replaceAll(/[()[\]%!^"`<>&|;, *?]/g, '^$&')
}
