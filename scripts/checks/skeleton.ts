import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { root } from '../lib/root.ts'

/**
 * Reports placeholder words of `npm run new` that are left in the contract, the code or a text. The author of the new
 * code has to replace them.
 */
const words = [
  /'\[(es|gl|en)\] /,
  /description: Say what .+ are to a user/,
  /\/\*\* Say what (a row is, and what is true of all of them|it is\.|somebody comes here for\.)/,
  /say what that does, and what it refuses\. \*\//,
]
const problems = ['api-spec', 'server/src', 'web/src', 'e2e'].flatMap((folder) =>
  filesIn(join(root, folder))
    .filter((file) => /\.(tsx?|yaml)$/.test(file) && !/(^|\/)(generated|node_modules)\//.test(file))
    .flatMap((file) =>
      readFileSync(join(root, folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          words.some((each) => each.test(line)) ? [`${folder}/${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    ),
)
if (problems.length > 0) {
  console.error(`Words of npm run new are left; put your own in their place:\n${problems.join('\n')}`)
  process.exitCode = 1
}
