// Runs before the first paint, so that a chosen theme does not flash the other one.
try {
  const { theme } = JSON.parse(localStorage.getItem('nenuphar.settings') ?? '{}')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Without storage there is no chosen theme.
}
