import { OWN_SEED } from '../../../materials/schema.ts'
import type { MaterialUse } from '../../facts.ts'
import { checksOf, type Gap } from '../../lib/targets/material-places.ts'
import type { Rule } from '../../rule.ts'
import { SEED_PAPERS } from '../../lib/law/sources.ts'

function gapOf({ type, name, seedCertificate, batchNo }: MaterialUse): Gap | undefined {
  if (type !== 'seed') return undefined
  if (!seedCertificate)
    return {
      parts: 'certificate',
      text: () =>
        `seemnel „${name}“ on sertifikaat märkimata. Valige seemne klass; oma seemne puhul valige OTS.`,
    }
  if (seedCertificate === OWN_SEED || batchNo) return undefined
  return {
    parts: `number|${seedCertificate}`,
    text: () =>
      `seemnel „${name}“ (klass ${seedCertificate}) on sertifikaadi või partii number märkimata. Lisage number ` +
      'seemnekoti etiketilt; oma seemne puhul valige klassiks OTS.',
  }
}

/** Seed of which the certificate is not known: no class, or a class without a number. */
export const seedCertificateMissing: Rule = {
  id: 'SEED_CERTIFICATE_MISSING',
  title: 'Seemne sertifikaat puudub',
  level: 'WARN',
  summary:
    'Seemnel ei ole sertifikaadi klassi, või on klass muu kui OTS (oma seeme) ja sertifikaadi või partii number puudub.',
  isOfOneJob: true,
  sources: SEED_PAPERS,
  ...checksOf(gapOf),
}
