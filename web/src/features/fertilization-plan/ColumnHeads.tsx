/** Heads of a small table of figures in the plan of a field. */
export const ColumnHeads = ({ columns }: { readonly columns: Readonly<Record<string, string>> }) => (
  <thead>
    <tr>
      {Object.values(columns).map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)
