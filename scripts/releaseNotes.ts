import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notesOf } from './lib/notesOf.ts'
import { root } from './lib/root.ts'

/**
 * Prints the notes of a version from CHANGELOG.md for the release workflow. Takes the tag, such as `v1.2.0`, and fails
 * if a package that is published has another version.
 */
const published = ['package.json', 'packages/acometida/package.json', 'packages/testing/package.json']

const [tag = ''] = process.argv.slice(2)
const version = tag.replace(/^v/, '')
const problems = published
  .map((file) => ({ file, found: versionOf(file) }))
  .filter(({ found }) => found !== version)
  .map(({ file, found }) => `${file} has the version ${found}; the tag ${tag} needs ${version}.`)
const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)
if (notes === null) problems.push(`CHANGELOG.md has no notes below "## [${version}] - <date>".`)
if (problems.length === 0) console.log(notes)
else {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

function versionOf(file: string): string {
  return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { version: string }).version // npm guarantees this shape
}
