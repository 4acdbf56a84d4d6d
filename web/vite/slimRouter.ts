import type { Plugin } from 'vite'

/**
 * Functions of React Router for its framework, for React Server Components, for tools that watch it, for a router that
 * is a component, for forms, for lazy routes and for routes without an error element. The client has none of these, but
 * calls keep them in the build. Each gets the only body that matters here.
 */
const BODIES = {
  PrefetchPageLinks: '',
  RSCErrorHandler: '',
  DefaultErrorComponent: '',
  decodeRouteErrorResponseDigest: '',
  parseHydrationData: '',
  instrumentClientSideRouter: '',
  getRouteInstrumentationUpdates: '',
  useNavigateUnstable: '',
  loadLazyRoute: 'return {}',
  normalizeNavigateOptions: 'return { path }',
  usePrefetchBehavior: 'return [false, null, {}]',
}

/**
 * Empties the functions of React Router that the client does not need: 4 kB less, gzipped, before the first field can
 * be typed in. The build fails if a version of React Router lacks one of them.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, code: 'function createBrowserRouter(' },
      handler: (code) => Object.entries(BODIES).reduce(withBody, code),
    },
  }
}

/** Gives a function of the code another body. Throws if there is no such function. */
function withBody(code: string, [name, body]: readonly [name: string, body: string]): string {
  const whole = new RegExp(`^(function ${name}\\([^]*?\\) \\{\\n)[^]*?^\\}$`, 'm')
  if (!whole.test(code)) throw new Error(`This version of React Router has no function ${name}.`)
  return code.replace(whole, `$1${body}\n}`)
}
