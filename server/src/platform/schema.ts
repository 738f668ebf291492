// Written by `npm run types` from the migrated database. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
export type ActingPhrase = 'vacancy' | 'delegated' | 'duty' | 'university' | 'position' | 'judicial' | 'plain';
export type CollectionCode = 'circular' | 'command' | 'regulation' | 'rule' | 'news' | 'announcement' | 'declaration' | 'meeting';
export type ConsentKind = 'privacy' | 'signature';
export type DeskKind = 'unit' | 'post' | 'person';
export type DocumentDirection = 'incoming' | 'outgoing';
export type DocumentState = 'draft' | 'inReview' | 'awaitingSignature' | 'signed' | 'inProcess' | 'closed' | 'cancelled';
export type EntryState = 'issued' | 'reserved' | 'void';
export type LegPurpose = 'delivery' | 'presentation' | 'assignment' | 'command' | 'review' | 'signature' | 'information';
export type LegState = 'delivered' | 'received' | 'passedOn' | 'done' | 'returned' | 'refused' | 'recalled';
export type NoteKind = 'note' | 'command' | 'report' | 'result' | 'reopening';
export type NumberEvent = 'issued' | 'reserved' | 'burned';
export type RegisterKind = 'receive' | 'send' | 'circular' | 'order' | 'certificate';
export type Responsibility = 'main' | 'joint' | 'information';
export type SeatFunction = 'self' | 'holder' | 'acting' | 'secretary' | 'head' | 'registrar' | 'registryHead' | 'secretRegistrar';

export interface Schema {
  account: {
    person_id: number;
    username: string;
    password_hash: string;
    password_changed_at: Generated<Timestamp>;
    closed_at: Timestamp | null;
    by_directory: Generated<boolean>;
  };
  account_request: {
    id: Generated<number>;
    prefix: string;
    first_name: string;
    last_name: string;
    position: string;
    unit_id: number;
    email: string;
    phone: string;
    username: string;
    reason: string;
    language: string;
    requested_at: Timestamp;
    address: string | null;
    state: Generated<string>;
    decided_at: Timestamp | null;
    decided_by: number | null;
    answer: Generated<string>;
    person_id: number | null;
  };
  acting_order: {
    id: Generated<number>;
    post_id: number;
    person_id: number;
    phrase: ActingPhrase;
    order_number: string;
    rank: Generated<number>;
    scope: Generated<string>;
    starts_on: string;
    ends_on: string | null;
  };
  assignment: {
    id: GeneratedAlways<number>;
    document_id: number;
    desk_id: number;
    assigned_by: number;
    assigned_at: Timestamp;
    task: Generated<string>;
    due_on: string | null;
    needs_report: Generated<boolean>;
    closed_at: Timestamp | null;
  };
  audit: {
    id: GeneratedAlways<number>;
    at: Timestamp;
    person_id: number | null;
    session_id: number | null;
    address: string | null;
    action: string;
    document_id: number | null;
    detail: Json | null;
  };
  audit_seal: {
    sequence: number;
    audit_id: number;
    seal: Buffer;
    sealed_at: Generated<Timestamp>;
  };
  avatar: {
    person_id: number;
    sha256: Buffer;
    size: number;
    changed_at: Timestamp;
  };
  book_send_from: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    short_name: Generated<string>;
    letter_code: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  book_send_to: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    short_name: Generated<string>;
    letter_code: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  clearance: {
    id: Generated<number>;
    person_id: number;
    level: number;
    order_number: string;
    starts_on: string;
    ends_on: string | null;
  };
  collection_item: {
    collection: CollectionCode;
    document_id: number;
    meeting_number: string | null;
    announced_on: string;
    published_at: Timestamp;
    published_by: number;
  };
  collection_reader: {
    document_id: number;
    person_id: number;
    read_at: Timestamp;
  };
  consent: {
    person_id: number;
    kind: ConsentKind;
    version: number;
    agreed_at: Timestamp;
    text_th: string;
  };
  consent_text: {
    kind: ConsentKind;
    version: number;
    in_force_from: string;
    th: string;
    en: string;
  };
  desk: {
    id: Generated<number>;
    kind: DeskKind;
    unit_id: number;
    post_id: number | null;
    person_id: number | null;
  };
  device: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    created_at: Generated<Timestamp>;
  };
  document: {
    id: GeneratedAlways<number>;
    kind: number;
    direction: DocumentDirection;
    state: DocumentState;
    number: Generated<string>;
    dated_on: string | null;
    subject: string;
    sender: string;
    sender_type: Generated<number>;
    addressee: Generated<string>;
    reference_text: Generated<string>;
    enclosure_text: Generated<string>;
    speed: Generated<number>;
    secrecy: Generated<number>;
    due_on: string | null;
    owner_unit_id: number;
    uses_owner_number: Generated<boolean>;
    has_file: Generated<boolean>;
    entered_at: Timestamp;
    entered_by: number;
    closed_at: Timestamp | null;
    search_text: GeneratedAlways<string>;
  };
  document_file: {
    document_id: number;
    sequence: number;
    file_id: number;
    name: string;
  };
  document_party: {
    document_id: number;
    desk_id: number;
  };
  document_reader: {
    document_id: number;
    person_id: number;
    first_at: Timestamp;
    last_at: Timestamp;
  };
  document_secret: {
    id: Generated<number>;
    code: number;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  document_speed: {
    id: Generated<number>;
    code: number;
    name_th: string;
    name_en: Generated<string>;
    badge: string;
    due_days: number | null;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  document_type: {
    id: Generated<number>;
    code: number;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  employee_type: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  event: {
    id: GeneratedAlways<number>;
    name: string;
    actor_id: number | null;
    payload: Json;
    happened_at: Timestamp;
    delivered_at: Timestamp | null;
    attempts: Generated<number>;
    next_try_at: Generated<Timestamp>;
    last_error: string | null;
  };
  file: {
    id: GeneratedAlways<number>;
    sha256: Buffer;
    size: number;
    media_type: string;
    pages: number | null;
    created_at: Timestamp;
    created_by: number | null;
  };
  first_password_link: {
    token_hash: Buffer;
    person_id: number;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  follow: {
    document_id: number;
    desk_id: number;
    leg_id: number;
    person_id: number;
    since: Timestamp;
    due_on: string | null;
  };
  holiday: {
    id: Generated<number>;
    day: string;
    name_th: string;
    name_en: Generated<string>;
    yearly: boolean;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  installation: {
    name: string;
    value: string;
  };
  leg: {
    id: GeneratedAlways<number>;
    document_id: number;
    sequence: number;
    parent_leg_id: number | null;
    from_desk_id: number | null;
    from_unit_id: number | null;
    to_desk_id: number;
    to_unit_id: number;
    purpose: LegPurpose;
    state: LegState;
    sent_at: Timestamp;
    sent_by: number | null;
    sent_for_post_id: number | null;
    opened_at: Timestamp | null;
    opened_by: number | null;
    received_at: Timestamp | null;
    received_by: number | null;
    ended_at: Timestamp | null;
    ended_by: number | null;
    reason: string | null;
    assignment_id: number | null;
    responsibility: Responsibility | null;
    command_text: string | null;
    command_done: Generated<boolean>;
    due_on: string | null;
    on_behalf: Generated<boolean>;
    receipt_cancelled: Generated<boolean>;
    back_at: Timestamp | null;
  };
  line_account: {
    person_id: number;
    line_user_id: string;
    linked_at: Timestamp;
  };
  line_nonce: {
    nonce_hash: Buffer;
    person_id: number;
    expires_at: Timestamp;
  };
  mail: {
    id: GeneratedAlways<number>;
    recipient: string;
    subject: string;
    body: string;
    created_at: Timestamp;
    expires_at: Timestamp | null;
    state: Generated<string>;
    attempts: Generated<number>;
    next_try_at: Timestamp;
    ended_at: Timestamp | null;
    last_error: string | null;
  };
  menu: {
    id: number;
    parent_id: number | null;
    level: number;
    sequence: number;
    action: string;
    icon: string;
    name_th: string;
    name_en: string;
    type: Generated<string>;
  };
  menu_permission_group: {
    group_id: number;
    menu_id: number;
    may_query: boolean;
    may_manage: boolean;
  };
  migration: {
    name: string;
    sha256: string;
    applied_at: Generated<Timestamp>;
  };
  note: {
    id: GeneratedAlways<number>;
    document_id: number;
    leg_id: number | null;
    kind: NoteKind;
    text: string;
    written_at: Timestamp;
    written_by: number;
    post_name: Generated<string>;
    for_post_id: number | null;
    choice: string | null;
    decided_by: string | null;
    decided_on: string | null;
  };
  notification: {
    id: GeneratedAlways<number>;
    person_id: number;
    module: string;
    title: string;
    html: string;
    document_id: number | null;
    leg_id: number | null;
    secrecy: Generated<number>;
    created_at: Timestamp;
    read_at: Timestamp | null;
  };
  number_line: {
    register_id: number;
    year: number;
    line: number;
    number: number;
    what: NumberEvent;
    at: Timestamp;
    person_id: number;
    document_id: number | null;
    printed: string;
    hash: Buffer;
  };
  number_series: {
    register_id: number;
    year: number;
    last_number: number;
    last_line: Generated<number>;
    last_hash: Generated<Buffer>;
    anchored_line: Generated<number>;
  };
  one_time_code: {
    id: GeneratedAlways<number>;
    purpose: string;
    email: string;
    person_id: number | null;
    asked_at: Timestamp;
    expires_at: Timestamp;
    code_hash: Buffer | null;
    tries: Generated<number>;
    used_at: Timestamp | null;
  };
  person: {
    id: Generated<number>;
    prefix: string;
    first_name: string;
    last_name: string;
    first_name_en: Generated<string>;
    last_name_en: Generated<string>;
    email: string;
    phone: Generated<string>;
    unit_id: number;
    created_at: Generated<Timestamp>;
    closed_on: string | null;
    search_text: GeneratedAlways<string>;
    employee_type_id: number | null;
    version: Generated<number>;
  };
  person_role: {
    person_id: number;
    role: string;
  };
  post: {
    id: Generated<number>;
    unit_id: number;
    name_th: string;
    name_en: Generated<string>;
    is_head: Generated<boolean>;
    is_executive: Generated<boolean>;
    closed_on: string | null;
  };
  prefix: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  queue_count: {
    desk_id: number;
    queue: number;
    secrecy: number;
    total: number;
    most_urgent: number;
  };
  queue_entry: {
    desk_id: number;
    queue: number;
    leg_id: number;
    document_id: number;
    speed: number;
    secrecy: number;
    due_on: string | null;
    sent_at: Timestamp;
    has_file: boolean;
    to_person: boolean;
  };
  recovery_code: {
    person_id: number;
    code_hash: Buffer;
    used_at: Timestamp | null;
  };
  register: {
    id: Generated<number>;
    unit_id: number;
    kind: RegisterKind;
    is_secret: Generated<boolean>;
  };
  register_entry: {
    id: GeneratedAlways<number>;
    register_id: number;
    year: number;
    number: number;
    state: Generated<EntryState>;
    document_id: number | null;
    leg_id: number | null;
    entered_at: Timestamp;
    entered_by: number;
    printed: string;
    action_taken: Generated<string>;
    remark: Generated<string>;
    voided_at: Timestamp | null;
    voided_by: number | null;
  };
  seat: {
    id: Generated<number>;
    desk_id: number;
    person_id: number;
    function: SeatFunction;
    post_id: number | null;
    is_main: Generated<boolean>;
    acting_order_id: number | null;
    starts_on: Generated<string>;
    ends_on: string | null;
  };
  second_factor: {
    person_id: number;
    sealed_secret: Buffer;
    begun_at: Timestamp;
    confirmed_at: Timestamp | null;
    last_step: Generated<number>;
  };
  sender_type: {
    id: Generated<number>;
    code: number;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  session: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    person_id: number;
    device_id: number;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: Timestamp;
    ended_at: Timestamp | null;
    end_reason: string | null;
    user_agent: Generated<string>;
    address: string | null;
    way: Generated<string>;
  };
  settings_history: {
    id: GeneratedAlways<number>;
    path: string;
    row_id: number;
    at: Timestamp;
    person_id: number | null;
    what: string;
    before: Json | null;
    after: Json | null;
  };
  settings_pin: {
    person_id: number;
    path: string;
  };
  sign_in_ticket: {
    ticket_hash: Buffer;
    person_id: number;
    device_hash: Buffer;
    expires_at: Timestamp;
  };
  sign_in_trouble: {
    subject: string;
    wrong: number;
    first_at: Timestamp;
    last_at: Timestamp;
    wait_until: Timestamp | null;
  };
  unit: {
    id: Generated<number>;
    parent_id: number | null;
    code: string;
    name_th: string;
    name_en: string;
    short_name: string;
    letter_code: string;
    level: number;
    has_registry: boolean;
    valid_from: Generated<string>;
    closed_on: string | null;
  };
  upload: {
    id: string;
    person_id: number;
    file_id: number;
    name: string;
    created_at: Timestamp;
  };
  users_group: {
    id: Generated<number>;
    code: string;
    name_th: string;
    name_en: Generated<string>;
    description: Generated<string>;
    membership: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  users_group_member: {
    group_id: number;
    person_id: number;
    added_at: Timestamp;
    added_by: number | null;
  };
}
