import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, '.', '')
  const port = Number(env.WEB_PORT ?? 5173)
  const api = env.API_URL ?? 'http://127.0.0.1:4000'
  const proxy = Object.fromEntries(
    ['/api', '/provider', '/__control', '/docs', '/health', '/ready'].map((path) => [path, api]),
  )
  return {
    plugins: [react()],
    server: { port, strictPort: true, proxy },
    preview: { port, strictPort: true, proxy },
    build: {
      target: 'es2022',
      // The polyfill is an inline script, which the content security policy refuses.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: vendorGroups } } },
    },
    test: {
      name: 'web',
      environment: 'happy-dom',
      // Only the tokens are read as text; the other styles say nothing to a test.
      css: { include: [/tokens\.css/] },
      setupFiles: ['./src/test.setup.ts'],
      include: ['src/**/*.test.{ts,tsx}'],
      // Whole runs (in integration, or from the root's test command) leave a report for the requirements table.
      reporters: env.CI || env.REPORTS ? ['default', 'json'] : ['default'],
      outputFile: { json: '../.reports/web.json' },
    },
  }
})

/** Libraries change less often than screens: each group keeps its cache across releases, and the heavy two load with the screens that draw. */
const vendorGroups = [
  { name: 'react', test: inPackages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
  { name: 'query', test: inPackages('@tanstack/react-query', '@tanstack/query-core') },
  { name: 'i18n', test: inPackages('i18next', 'react-i18next') },
  { name: 'tables', test: inPackages('@tanstack/react-table', '@tanstack/table-core', '@tanstack/react-store') },
  { name: 'charts', test: inPackages('apexcharts', 'react-apexcharts') },
]

function inPackages(...names: readonly string[]) {
  return new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)
}
