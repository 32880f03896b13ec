-- The files of uploaded pictures in the widths that pages ask for. The picture itself is the one for browsers without AVIF.
create table staff.content_picture_files (
  picture text not null references staff.content_pictures (hash) on delete cascade,
  width integer not null check (width > 0),
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  primary key (picture, width)
);
revoke all on staff.content_picture_files from public, anon, authenticated, service_role;
