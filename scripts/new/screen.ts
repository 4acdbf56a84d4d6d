import { filesOfTemplate } from './filesOfTemplate.ts'
import { checkArea, checkFree, checkName, NotPossible, toPascal } from './names.ts'
import { before, behind, type Edit, type Plan, read } from './plan.ts'

const clientPaths = 'api-spec/rules/navigation/clientPaths.ts'
const startPaths = 'api-spec/rules/navigation/startPaths.ts'
const table = 'web/src/app/screens.ts'
const textsOf = (area: string) => `web/src/screens/${area}/texts/es.ts`

/** A new page of the client in an existing area: address, screen, texts, test and journey. */
export function planScreen(
  name: string,
  { area = '', path }: { readonly area: string | undefined; readonly path: string | undefined },
): Plan {
  checkArea(area || undefined, 'web/src/screens', [textsOf])
  const screen = readScreen(name, path ?? `/${area}/${name}`)
  const namespace = namespaceOf(area)
  return {
    files: {
      ...filesOfTemplate('screen', name, { anyArea: area, anyTexts: namespace }),
      ...filesOfTemplate('journey', name, { anyArea: area }),
    },
    edits: [addressEdit(screen), tableEdit(area, name), ...textEdits(area, namespace, name)],
    left: [
      `web/src/screens/${area}/${toPascal(name)}Screen.tsx: what it shows; it reads data through web/src/domain`,
      `its texts, in web/src/screens/${area}/texts`,
      ...leftOfScreen(name),
    ],
  }
}

export interface Screen {
  readonly name: string
  readonly path: string
}

/** Checks the name and address of a new screen, and returns them. Throws if one of them is wrong. */
export function readScreen(name: string, path: string): Screen {
  checkName(name)
  if (!/^(\/[\w-]+)+$/.test(path))
    throw new NotPossible(`"${path}" is not an address of a screen such as /meters/detail.`)
  for (const file of [clientPaths, startPaths]) {
    const lines = read(file).split('\n')
    const taken = lines.findIndex((line) => line.startsWith(`  ${name}: '`) || line.endsWith(`: '${path}',`))
    if (taken >= 0)
      throw new NotPossible(`The name or the address is taken by ${file}:${taken + 1}: ${lines[taken]?.trim()}`)
  }
  checkFree(`The name ${name}`, `export function ${name}Path(`, clientPaths)
  return { name, path }
}

export function addressEdit({ name, path }: Screen): Edit {
  return before(clientPaths, "  photos: '", `  ${name}: '${path}',\n`)
}

/** Adds a screen to the table, beside others of customers. */
export function tableEdit(area: string, name: string): Edit {
  const line = `    [paths.${name}]: () => import('#src/screens/${area}/${toPascal(name)}Screen.tsx'),\n`
  return behind(table, '  ...screensOf({ roles: roles.customers })({\n', line)
}

export function leftOfScreen(name: string): string[] {
  return [
    `a link to paths.${name}; in ${table} who may open it, and its tab if it has one`,
    'e2e/gallery: its states that need more than its address',
  ]
}

/** The namespace of an area's texts: the one with its name, or else its first. */
function namespaceOf(area: string): string {
  const names = [...read(textsOf(area)).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  const name = names.find((each) => each === area) ?? names[0]
  if (name === undefined) throw new NotPossible(`${textsOf(area)} has no texts.`)
  return name
}

function textEdits(area: string, namespace: string, name: string): Edit[] {
  return ['es', 'gl', 'en'].map((language) => ({
    file: `web/src/screens/${area}/texts/${language}.ts`,
    change: (text) => {
      const start = text.indexOf(`export const ${namespace}`)
      const end = text.indexOf('\n}', start) + 1
      return `${text.slice(0, end)}  ${name}: { title: '[${language}] ${name}', lead: '[${language}] Say what ${name} is for.' },\n${text.slice(end)}`
    },
  }))
}
