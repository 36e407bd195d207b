-- The words of a text, each behind the number of its company, so that one index holds the words of all companies and a search
-- reads those of its own. Case and accents are folded, and ä is the same as ae, as names are written both ways. No extension is
-- needed for it. It calls no other function of this schema, so that a dump can be restored in any order.
create function search_words(company bigint, said text) returns tsvector language plpgsql immutable parallel safe strict as $$
declare
  folded text := said;
begin
  if octet_length(folded) > char_length(folded) then
    folded := normalize(folded, nfkd);
    folded := regexp_replace(folded, U&'[\0300-\036F]+', '', 'g');
    folded := translate(folded, U&'\0141\0142\00D8\00F8\0110\0111\00D0\00F0\00DE\00FE\0131\00A0\2010\2013\2014\2019\201E\201C\201D', 'LlOoDdDdTti         ');
    folded := replace(replace(replace(folded, U&'\00DF', 'ss'), U&'\00E6', 'a'), U&'\0153', 'o');
    folded := replace(replace(folded, U&'\00C6', 'a'), U&'\0152', 'o');
  end if;
  folded := lower(left(folded, 480));
  folded := replace(replace(replace(folded, 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
  folded := translate(folded, U&'\0009\000A\000B\000C\000D!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 40));
  return array_to_tsvector(array_remove(
    string_to_array(company || ':' || replace(folded, ' ', ' ' || company || ':'), ' '), company || ':'
  ));
end
$$;

-- What finds texts with words that begin with all words of a text; null where it has none.
create function search_query(company bigint, said text) returns tsquery language sql stable parallel safe as $$
  select string_agg('''' || lexeme || ''':*', ' & ')::tsquery from unnest(search_words(company, said))
$$;
