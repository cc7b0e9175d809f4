/** The changelog, which is part of the program. */
const files = import.meta.glob<string>('../../../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export const CHANGELOG = Object.values(files).join('\n')
