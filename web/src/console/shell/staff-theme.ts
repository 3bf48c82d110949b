type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Shows the theme that was chosen in this browser, here or on the portal; without one that of the system. */
export function applyStoredTheme(): void {
  try {
    const theme = localStorage.getItem(KEY);
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  } catch {
    // With all cookies blocked a browser throws.
  }
}

const isDark = () => {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Switches between light and dark, and stores the choice. */
export function toggleTheme(): void {
  const next: Theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem(KEY, next);
}
