-- A shop is closed until its owner opens it. One that has sold something, or could have, was open all along.
insert into "settings" ("name", "value")
select 'isOpen', 'true'::jsonb
where exists (select from "orders")
  or (exists (select from "products" where "visible" and "available") and exists (select from "payment_methods" where "enabled"))
on conflict ("name") do nothing;
