import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import { uiText } from '../ui/text.ts'

const green: MantineColorsTuple = [
  '#eef7f0',
  '#dcece0',
  '#b7d8c0',
  '#98cbaa',
  '#7cc396',
  '#4f9d6c',
  '#3a8657',
  '#2b6e46',
  '#1f5737',
  '#143c26',
]
const red: MantineColorsTuple = [
  '#fdeeec',
  '#fad7d3',
  '#f5b3ac',
  '#f2a39b',
  '#ff9a90',
  '#d6453b',
  '#c5352b',
  '#b3261e',
  '#8f1d16',
  '#6a130e',
]
const dark: MantineColorsTuple = [
  '#e9efea',
  '#c9d3cb',
  '#a4b1a8',
  '#748378',
  '#3a473e',
  '#2d3830',
  '#1f2822',
  '#19201b',
  '#131915',
  '#101511',
]

/** The colours of filled buttons follow the look; the library would compute them for the light one only. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  // amber is a colour of the house, which the sun has another of
  if (input.variant === 'light' && input.color === 'yellow')
    return {
      ...colors,
      background: 'var(--vagu-accent-soft)',
      hover: 'var(--vagu-accent-soft)',
      color: 'var(--vagu-accent-ink)',
    }
  if (input.variant !== 'filled') return colors
  if (input.color === 'red')
    return {
      ...colors,
      background: 'var(--vagu-danger)',
      hover: 'var(--vagu-danger)',
      color: 'var(--vagu-surface)',
    }
  return input.color === 'green' || input.color === undefined
    ? { ...colors, color: 'var(--vagu-on-green)' }
    : colors
}

const close = { closeButtonProps: { 'aria-label': uiText.close } }

export const theme = createTheme({
  colors: { green, red, dark },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: variantColors,
  black: '#18211b',
  fontFamily: "'Inter Variable', 'Inter Before', system-ui, sans-serif",
  headings: {
    fontFamily: "'Inter Variable', 'Inter Before', system-ui, sans-serif",
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Modal: {
      // A window that grows with a sentence at an input grows downwards: what one is about to press stays where it is.
      defaultProps: { ...close, yOffset: '8dvh', radius: 'lg' },
    },
    Drawer: { defaultProps: close },
    // The placeholder is a focusable child that a menu must not have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // A title in the colour of its alert is hard to read on it: yellow ones have not three fifths of the contrast that is asked for.
    Alert: {
      defaultProps: { closeButtonLabel: uiText.close },
      styles: { title: { color: 'var(--mantine-color-text)' } },
    },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { 'aria-label': uiText.togglePassword } } },
    Select: {
      defaultProps: {
        clearButtonProps: { 'aria-label': uiText.clear },
        nothingFoundMessage: uiText.nothingFound,
      },
    },
    MultiSelect: {
      defaultProps: {
        clearButtonProps: { 'aria-label': uiText.clear },
        nothingFoundMessage: uiText.nothingFound,
      },
    },
    // Only a chip with a colour of its own asks for the colours of the look.
    Chip: { defaultProps: { color: 'green' } },
    Pill: { defaultProps: { removeButtonProps: { 'aria-label': uiText.remove } } },
    Burger: { defaultProps: { 'aria-label': uiText.openMenu } },
  },
})

const shared = {
  '--mantine-color-body': 'var(--vagu-surface)',
  '--mantine-color-text': 'var(--vagu-ink)',
  '--mantine-color-dimmed': 'var(--vagu-muted)',
  '--mantine-color-placeholder': 'var(--vagu-muted)',
  '--mantine-color-error': 'var(--vagu-danger)',
  '--mantine-color-default': 'var(--vagu-surface)',
  '--mantine-color-default-color': 'var(--vagu-ink)',
  '--mantine-color-default-border': 'var(--vagu-line-strong)',
  '--mantine-color-gray-4': 'var(--vagu-line-strong)',
  '--mantine-color-anchor': 'var(--vagu-green)',
  '--mantine-primary-color-filled': 'var(--vagu-green)',
  '--mantine-primary-color-filled-hover': 'var(--vagu-green-deep)',
  '--mantine-primary-color-contrast': 'var(--vagu-on-green)',
}
/** The look stands in `theme.css`; the component library reads it from there. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
