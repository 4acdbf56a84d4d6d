import type { Plugin } from 'vite'

/**
 * React Router's package names its development build for every condition (its issue 14102). The build takes the
 * production one, without the names that keep unused parts for its own tools.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler: (code) =>
        code
          .replaceAll(/^[\w$]+\.displayName = .*$/gm, '')
          .replaceAll(/= (?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
    },
  }
}
