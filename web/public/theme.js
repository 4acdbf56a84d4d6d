// Before the first paint: the theme, as in base/theme.ts, and the picture that the app starts with.
;(function () {
  var page = document.documentElement.dataset
  var choice = null
  try {
    choice = localStorage.getItem('acometida.theme')
  } catch {}
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.theme = dark ? 'dark' : 'light'
  if (window.acometidaShell) {
    page.splash = ''
    acometidaShell.hideSplash()
  }
})()
