import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'
import { readSources, spanishTextsOf } from './textsWithCode.ts'

const everyScreen: readonly string[] = ['app/screenRoutes.tsx']
const ofCustomers: readonly string[] = [...everyScreen, 'app/frame/SignedInFrame.tsx', 'judge/readAnswer.ts']

/**
 * Pages that people open from a link, and those that customers come back to, with what their screen loads beside the
 * start of the client: its code and what asks the server. The texts that these say come with them in Spanish, the
 * language of who has chosen none.
 */
const pages: Readonly<Record<string, readonly string[]>> = {
  signup: ['screens/registration/SignUpScreen.tsx', ...everyScreen],
  'login/reset': ['screens/password/ResetScreen.tsx', ...everyScreen],
  offlinepayment: ['screens/payment/OfflinePaymentScreen.tsx', ...everyScreen],
  dashboard: ['screens/dashboard/DashboardScreen.tsx', ...ofCustomers],
  supplies: ['screens/supplies/SuppliesScreen.tsx', ...ofCustomers],
  'supplies/detail': ['screens/supplies/SupplyDetailScreen.tsx', ...ofCustomers],
}
const everyPage: readonly string[] = ['locales/es.ts']
/** The folders that the modules above are in. */
const SOURCES: readonly string[] = ['web/src', 'api-spec']

/**
 * Names in index.html what every page loads next, and writes an index.html of their own for the pages above, so that a
 * browser asks for all of it at once instead of one after the other, what every page starts with first. A page without
 * one is served the common one and works alike.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: (_html, { bundle = {} }) => tagsFor(bundle, everyPage) },
    generateBundle(_options, bundle) {
      const common = bundle['index.html']
      if (common?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = String(common.source)
      const sources = readSources()
      for (const [page, modules] of Object.entries(pages)) {
        const missing = tagsFor(bundle, [...modules, ...spanishTextsOf(modules, sources)]).filter(
          ({ attrs }) => !html.includes(`"${String(attrs?.['href'])}"`),
        )
        const links = missing.map((tag) => linkText({ ...tag, attrs: { ...tag.attrs, fetchpriority: 'low' } }))
        const source = html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
        this.emitFile({ type: 'asset', fileName: `${page}/index.html`, source })
      }
    },
  }
}

function tagsFor(bundle: Rollup.OutputBundle, modules: readonly string[]): HtmlTagDescriptor[] {
  const files = new Set(modules.flatMap((module) => filesOf(bundle, chunkOf(bundle, module))))
  return [...files].map((file) => ({
    tag: 'link',
    // As the build itself asks for both: what is asked for otherwise is asked for twice.
    attrs: file.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` }
      : { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  }))
}

function chunkOf(bundle: Rollup.OutputBundle, module: string): Rollup.OutputChunk {
  const found = Object.values(bundle).find(
    (output) =>
      output.type === 'chunk' &&
      output.moduleIds.some((id) => SOURCES.some((folder) => id.endsWith(`/${folder}/${module}`))),
  )
  if (found?.type !== 'chunk')
    throw new Error(`No chunk has ${module} of ${SOURCES.join(' or ')}; pagePreloads.ts names it.`)
  return found
}

/** A chunk with all that it imports at once, and their styles. */
function filesOf(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk, known = new Set<string>()): string[] {
  if (known.has(chunk.fileName)) return []
  known.add(chunk.fileName)
  const imported = chunk.imports.flatMap((name) => {
    const output = bundle[name]
    return output?.type === 'chunk' ? filesOf(bundle, output, known) : []
  })
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported]
}

/** As the build itself writes the links of index.html. */
function linkText({ attrs = {} }: HtmlTagDescriptor): string {
  const words = Object.entries(attrs).map(([name, value]) => (value === true ? name : `${name}="${String(value)}"`))
  return `<link ${words.join(' ')}>`
}
