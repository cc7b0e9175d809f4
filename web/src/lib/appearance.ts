/** The look and the density of this browser: put on the page by its first script already, so that nothing changes colour later. */

export const APPEARANCES = ['auto', 'light', 'dark', 'sun'] as const
/** The look that was chosen; `auto` follows the device. */
export type Appearance = (typeof APPEARANCES)[number]

const KEY = 'vagu-appearance'
/** The names that browsers have stored, where they are not those of the code. */
const STORED_NAMES: Readonly<Record<Appearance, string>> = {
  auto: 'auto',
  light: 'light',
  dark: 'dark',
  sun: 'paike',
}

/** How close together rows and inputs stand. */
export const DENSITIES = ['normal', 'compact'] as const
export type Density = (typeof DENSITIES)[number]
const DENSITY_KEY = 'vagu-density'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function stored(): Appearance {
  const text = localStorage.getItem(KEY)
  return APPEARANCES.find((name) => STORED_NAMES[name] === text) ?? 'auto'
}
function storedDensity(): Density {
  const text = localStorage.getItem(DENSITY_KEY)
  return DENSITIES.find((name) => name === text) ?? 'normal'
}
let chosen = stored()
let density = storedDensity()

export const chosenAppearance = (): Appearance => chosen
export const chosenDensity = (): Density => density

const paper = matchMedia('print')
let isOnPaper = paper.matches

/** The look that is shown now: what is light on dark cannot be read on paper, where browsers leave grounds out. */
export function shownAppearance(): Exclude<Appearance, 'auto'> {
  const look = chosen === 'auto' ? (prefersDark.matches ? 'dark' : 'light') : chosen
  return isOnPaper && look === 'dark' ? 'light' : look
}

function apply(): void {
  document.documentElement.dataset['appearance'] = shownAppearance()
  document.documentElement.dataset['density'] = density
  for (const listener of listeners) listener()
}
function print(isOn: boolean): void {
  isOnPaper = isOn
  apply()
}
prefersDark.addEventListener('change', apply)
paper.addEventListener('change', ({ matches }) => print(matches))
addEventListener('beforeprint', () => print(true))
addEventListener('afterprint', () => print(false))
apply()

export function chooseAppearance(next: Appearance): void {
  chosen = next
  localStorage.setItem(KEY, STORED_NAMES[next])
  apply()
}
export function chooseDensity(next: Density): void {
  density = next
  localStorage.setItem(DENSITY_KEY, next)
  apply()
}

/** Calls back at every change; returns how to stop it. */
export function onAppearance(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
