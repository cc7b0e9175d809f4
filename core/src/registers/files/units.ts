/** Units of doses: those of the register's files of May 2026 and their likes, spelt our way. */
const KNOWN = new Set(
  [
    'l/ha, ml/ha, kg/ha, g/ha, t/ha, m3/ha, tk/ha, tabletti/ha, dosaatorit/ha',
    'g/m2, kg/m2, ml/m2, l/m2, g/100 m2, ml/100 m2, l/100 m2, ml/10 m2, l/10 m2, ml/330 m2',
    'g/m3, kg/m3, ml/m3, l/m3, g PH3/m3, plaati/m3, linti/m3, tabletti/m3, kuulikest/m3',
    'l/t, ml/t, g/t, kg/t, g PH3/t, g/kg, ml/kg, l/100 kg, ml/100 kg, g/100 kg, kg/100 kg',
    '%, g/l, ml/l, ml/10 l, ml/100 l, l/100 l, g/10 l, g/100 l',
    'g/1000 taime, kg/1000 taime, ml/1000 taime, g/urg, ml/10 cm',
  ].flatMap((units) => units.split(', ')),
).add('l/0,6 l')

/** A unit in one spelling ("l/tonn seemet" is l/t, "ml/10m2" is ml/10 m2); undefined for one that we do not know. */
export function readUnit(text: string): string | undefined {
  const unit = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace('mL', 'ml')
    .replace('²', '2')
    .replace('³', '3')
    .replace(/ hektari kohta$/, '/ha')
    .replace(/ (seemet|mugulaid|vett|vee kohta|kohta)$/, '')
    .replace(/\/tonn$/, '/t')
    .replace(/^%-line lahus$/, '%')
    .replace(/(\d)(m2|cm)$/, '$1 $2')
  return KNOWN.has(unit) ? unit : undefined
}
