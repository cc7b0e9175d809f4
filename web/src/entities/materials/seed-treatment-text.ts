/** Words of the dressing of the farm's own seed, loaded with its inputs. */
export const seedTreatmentText = {
  on: 'Puhtimise päev',
  by: 'Kes puhtis?',
  hint: 'Oma seemne puhtimine on taimekaitsetöö: see läheb põlluraamatu taimekaitse tabelisse.',
} as const
