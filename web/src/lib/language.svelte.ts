import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'fr' | 'de' | 'es';
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
};

export type Details = Record<string, FluentVariable>;

const files: Record<Language, () => Promise<string[]>> = {
  en: async () => (await import('./sentences/en')).default,
  fr: async () => (await import('./sentences/fr')).default,
  de: async () => (await import('./sentences/de')).default,
  es: async () => (await import('./sentences/es')).default,
};

/** The sentences of one language. */
export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

class Speech {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Language, FluentBundle>();

  async speak(language: Language): Promise<void> {
    let bundle = this.#loaded.get(language);
    if (!bundle) {
      bundle = bundleOf(language, await files[language]());
      this.#loaded.set(language, bundle);
    }
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** A sentence, in the language that is spoken now. */
export function t(key: string, details?: Details): string {
  // A key that is missing shows itself; a test looks for it.
  return find(key, details) ?? key;
}

/** A sentence, if there is one; `key.part` names an attribute. */
export function find(key: string, details?: Details): string | null {
  const bundle = speech.bundle;
  const [name, part] = key.split('.') as [string, string | undefined];
  const message = bundle?.getMessage(name);
  const pattern = part ? message?.attributes[part] : message?.value;
  if (!bundle || !pattern) return null;
  return bundle.formatPattern(pattern, details ?? null, []);
}

/** Several names in a row: *one, two and three*, in English without a comma before *and*. */
export const list = (names: string[]): string =>
  new Intl.ListFormat(speech.language === 'en' ? 'en-GB' : speech.language).format(names);

/** A number with a minus that is as wide as a plus. */
export const signed = (points: number): string => String(points).replace('-', '−');

/** A share from 0 to 1, in whole per cent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(speech.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The browser's language, if we speak it. */
export const browsersLanguage = (): Language =>
  navigator.languages.map((one) => one.slice(0, 2)).find((one): one is Language => one in LANGUAGES) ?? 'en';
