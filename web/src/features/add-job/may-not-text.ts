export const mayNotText = {
  onlyLooks:
    'Teie roll lubab vaadata ja hoiatusi kommenteerida. Töid lisavad selle ettevõtte teised inimesed.',
} as const
