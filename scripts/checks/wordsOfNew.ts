import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'

/**
 * Placeholder words of `npm run new` that are left in the contract, the code or a text below a folder. The author of
 * the new code has to replace them.
 */
export function wordsOfNew(base: string): string[] {
  return ['api-spec', 'server/src', 'web/src', 'e2e'].flatMap((folder) =>
    filesIn(join(base, folder))
      .filter((file) => /\.(tsx?|yaml)$/.test(file) && !/(^|\/)(generated|node_modules)\//.test(file))
      .flatMap((file) =>
        readFileSync(join(base, folder, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            WORDS.some((each) => each.test(line))
              ? [`${folder}/${file}:${index + 1}: put your own words in place of "${line.trim()}"`]
              : [],
          ),
      ),
  )
}

const WORDS = [
  /'\[(es|gl|en)\] /,
  /description: Say what .+ are to a user/,
  /\/\*\* Say what (a row is, and what is true of all of them|it is\.|somebody comes here for\.)/,
  /say what that does, and what it refuses\. \*\//,
]
