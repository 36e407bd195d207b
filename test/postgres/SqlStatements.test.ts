import { describe, expect, it } from "vitest"
import { migrationFiles } from "../../src/postgres/migrationFiles.ts"
import { statementsIn } from "../../src/postgres/SqlStatements.ts"

describe("statementsIn", () => {
  it.each([
    ["", []],
    ["-- nothing;\n/* and; nothing */ ;", []],
    ["select 1", ["select 1"]],
    ["select 1;\nselect 2;\n", ["select 1", "select 2"]],
    ["select ';', 'it''s; one';select \"a;b\"", ["select ';', 'it''s; one'", 'select "a;b"']],
    ["-- one; not two\nselect 1 - 2 / 3;", ["-- one; not two\nselect 1 - 2 / 3"]],
    ["do $$ begin a; b; end $$; select 1", ["do $$ begin a; b; end $$", "select 1"]],
    ["do $x$ begin $$;$$; end $x$", ["do $x$ begin $$;$$; end $x$"]]
  ])("divides %j", (sql, statements) => {
    expect(statementsIn(sql)).toEqual(statements)
  })

  it("leaves nothing out of the migrations", () => {
    for (const { file, sql } of migrationFiles) {
      const bare = (text: string) => text.replaceAll(/--[^\n]*|[\s;]/g, "")
      expect(bare(statementsIn(sql).join(";")), file).toBe(bare(sql))
      expect(sql, `${file}: no backslashes in quotes`).not.toMatch(/\be'/i)
    }
  })
})
