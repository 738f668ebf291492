-- The page of what left the system shows the newest, also of one state or one channel.
create index notice_delivery_state on notice_delivery (state, id desc);
create index notice_delivery_channel on notice_delivery (channel, id desc);
