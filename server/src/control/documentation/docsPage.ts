/**
 * The page at /docs: the reference of both documents, and above it the choice of a persona. The reference sends its
 * trial calls with the session of that persona.
 */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Acometida API</title>
<style>
  #persona { position: sticky; top: 0; z-index: 20; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
    padding: .5rem 1rem; font: 14px/1.4 system-ui, sans-serif; background: #10263f; color: #fff; }
  #persona :is(select, input) { font: inherit; padding: .25rem .5rem; border-radius: 4px; max-width: 60vw; }
  #persona output { opacity: .9; }
  #persona a { color: inherit; margin-inline-start: auto; }
  :root { --scalar-custom-header-height: 44px; }
</style>
</head>
<body>
<form id="persona">
  <label for="who">Try the calls as</label>
  <select id="who"><option value="">nobody</option></select>
  <input id="token" type="password" aria-label="CONTROL_TOKEN of this server" placeholder="CONTROL_TOKEN" hidden>
  <output for="who" role="status">without a session</output>
  <a href="/docs/openapi.json" download>openapi.json</a>
</form>
<div id="reference"></div>
<script src="/docs/scalar/js/scalar.js"></script>
<script>
  const settings = (token) => ({
    theme: 'default', withDefaultFonts: false, telemetry: false, showDeveloperTools: 'never', persistAuth: false,
    hideClientButton: true, agent: { disabled: true }, mcp: { disabled: true }, operationTitleSource: 'summary', defaultOpenAllTags: false,
    sources: [
      { title: 'Customer area', slug: 'api', url: '/docs/openapi.json', default: true },
      { title: 'Control', slug: 'control', url: '/docs/control.json' },
    ],
    authentication: { preferredSecurityScheme: 'bearer', securitySchemes: { bearer: { token } } },
  })
  let reference = Scalar.createApiReference('#reference', settings(''))
  const situations = {}
  const who = document.querySelector('#who')
  const secret = document.querySelector('#token')
  const said = document.querySelector('#persona output')
  const control = async (path, options) => {
    const headers = secret.value === '' ? {} : { authorization: 'Bearer ' + secret.value }
    const answer = await fetch('/__control' + path, { ...options, headers })
    const body = await answer.json()
    if (answer.status === 401) secret.hidden = false
    if (!answer.ok) throw new Error(body.error)
    return body
  }
  const show = (token) => {
    reference.destroy()
    reference = Scalar.createApiReference('#reference', settings(token))
  }
  who.addEventListener('change', async () => {
    try {
      if (who.value === '') {
        show('')
        said.value = 'without a session'
        return
      }
      const { session } = await control('/worlds/default/personas/' + who.value + '/login', { method: 'POST' })
      show(session.accessToken)
      const { userId, documentNumber } = session.user
      said.value = 'User ' + userId + ', ' + documentNumber + ', for fifteen minutes. ' + situations[who.value]
    } catch (error) {
      who.value = ''
      said.value = error.message
    }
  })
  const listPeople = async () => {
    try {
      const { personas } = await control('/personas')
      secret.hidden = true
      said.value = 'without a session'
      for (const { key, username, situation, userId } of personas)
        if (userId > 0) {
          who.add(new Option(key + ' (' + username + ')', key))
          situations[key] = situation
        }
    } catch (error) {
      said.value = error.message
    }
  }
  secret.addEventListener('change', listPeople)
  // Enter in the field must not reload the page.
  secret.form.addEventListener('submit', (event) => event.preventDefault())
  listPeople()
</script>
</body>
</html>
`
