// Runs before the first paint, so that a dark page never flashes white. Its rules are those of src/lib/theme.ts.
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem('acometida.theme')
  } catch {
    // Storage may be forbidden: the system's preference holds then.
  }
  var dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
