import { checkArea, checkFree, checkName, inWords, NotPossible, pascal } from './names.ts'
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
  const key = `${namespace}.${name}`
  return {
    files: {
      [`web/src/screens/${area}/${pascal(name)}Screen.tsx`]: screenText(name, key),
      [`web/src/screens/${area}/${pascal(name)}Screen.test.tsx`]: testText(name),
      ...journeyFile(area, name),
    },
    edits: [addressEdit(screen), tableEdit(area, name), ...textEdits(area, namespace, name)],
    left: [
      `web/src/screens/${area}/${pascal(name)}Screen.tsx: what it shows; what it reads comes by web/src/domain`,
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
  if (!/^(\/[\w-]+)+$/.test(path)) throw new NotPossible(`"${path}" is no address of a screen, such as /meters/detail.`)
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

/** Adds a screen to the table, beside others of its area if there are any. `texts`: the import of its texts. */
export function tableEdit(area: string, name: string, texts: string = textsName(area)): Edit {
  const group = `  ...screensOf({ roles: roles.customers, texts: ['${texts}'] })({\n`
  const line = `    [paths.${name}]: () => import('#src/screens/${area}/${pascal(name)}Screen.tsx'),\n`
  return read(table).includes(group)
    ? behind(table, group, line)
    : before(table, '} satisfies Readonly<Record<ScreenPath', `${group}${line}  }),\n`)
}

export function journeyFile(area: string, name: string): Readonly<Record<string, string>> {
  return {
    [`e2e/journeys/${area}/${name}.spec.ts`]: `import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { expect, test } from '#src/test.ts'

test('${inWords(name)}: say what a customer comes to do here, and what is different then', async ({ as, expectAccessible }) => {
  const page = await as('customer', paths.${name})
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('${inWords(name)}')
  throw new Error('say what the customer does here, and what comes of it')
})
`,
  }
}

export function leftOfScreen(name: string): string[] {
  return [
    `a link that leads to paths.${name}; in ${table} who may open it, and its tab if it lies behind one`,
    'scripts/gallery: its states that come about by more than its address',
  ]
}

/** The name of the import of an area's texts. */
function textsName(area: string): string {
  const [, name] =
    new RegExp(`(\\w+): texts\\(\\{\\s+es: \\(\\) => import\\('#src/screens/${area}/texts/`).exec(
      read('web/src/locales/later.ts'),
    ) ?? []
  if (name === undefined) throw new NotPossible(`web/src/locales/later.ts does not bring the texts of ${area}.`)
  return name
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

function screenText(name: string, key: string): string {
  return `import { useTranslation } from 'react-i18next'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Say what somebody comes here for. */
export function ${pascal(name)}Screen() {
  const { t } = useTranslation()
  return (
    <Page width="narrow" title={t('${key}.title')} lead={t('${key}.lead')}>
      <p>Say what it shows.</p>
    </Page>
  )
}
`
}

function testText(name: string): string {
  return `import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ${pascal(name)}Screen } from './${pascal(name)}Screen.tsx'

test('${inWords(name)}: say what it shows', async () => {
  renderScreens({ [paths.${name}]: <${pascal(name)}Screen /> }, paths.${name})
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect.fail('say what ${name} shows, what can be done there, and what it says when that fails')
})
`
}
