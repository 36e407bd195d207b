/** What the migrations make, by name, and which of it a database lacks: somebody may have dropped an index by hand. */

/** Lists tables' columns, constraints and indexes as `table.column`, `constraint table.name` and `index name`. */
export const SCHEMA_OBJECTS = `
  select o.object, o.valid from (
    select c.relname || '.' || a.attname as object, true as valid
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    union all
    select 'constraint ' || c.relname || '.' || k.conname, k.convalidated
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and k.contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select 'index ' || c.relname, i.indisvalid
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
  ) o order by o.object collate "C"`

/** A row of it. */
export interface SchemaObject {
  readonly object: string
  readonly valid: boolean
}

/**
 * The expected objects that are missing, and the indexes that are not valid. Foreign keys are not looked for in a
 * distributed database, which can't have all of them.
 */
export const schemaDifferences = (
  expected: ReadonlyArray<string>,
  found: ReadonlyArray<SchemaObject>,
  { distributed }: { readonly distributed: boolean }
): { readonly missing: ReadonlyArray<string>; readonly invalid: ReadonlyArray<string> } => {
  const there = new Set(found.map(({ object }) => object))
  return {
    missing: expected.filter(
      (object) => !there.has(object) && !(distributed && object.startsWith("constraint "))
    ),
    invalid: found
      .filter(({ object, valid }) => !valid && object.startsWith("index "))
      .map(({ object }) => object)
  }
}
