// Runs before the first paint: the theme that was chosen, and the texts on their way beside the code. It shares no code
// with the rest, and where anything of it fails, the page does the same a little later.

// Filled in by the build; see build/service.ts.
declare const __TEXTS__: Record<string, string>;

try {
  const kept = JSON.parse(localStorage.getItem('emberhall') ?? '{}') as { theme?: string; language?: string };
  const root = document.documentElement;
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset['theme'] = kept.theme;
  const byLanguage = __TEXTS__;
  const codes = [kept.language ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const texts = byLanguage[codes.find((code) => code in byLanguage) ?? 'en'];
  if (texts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = texts;
    document.head.append(link);
  }
} catch {
  // A browser that keeps nothing, or a page that is being worked on.
}
