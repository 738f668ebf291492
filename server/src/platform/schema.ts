// Written by `npm run types` from the migrated database. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default, so that it may be left out when a row is added. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Json = ColumnType<unknown, string, string>;
export type ActingPhrase = 'vacancy' | 'delegated' | 'duty' | 'university' | 'position' | 'judicial' | 'plain';
export type CollectionCode = 'circular' | 'command' | 'regulation' | 'rule' | 'news' | 'announcement' | 'declaration' | 'meeting';
export type ConsentKind = 'privacy' | 'signature';
export type DeskKind = 'unit' | 'post' | 'person';
export type DocumentDirection = 'incoming' | 'outgoing';
export type DocumentState = 'draft' | 'inReview' | 'awaitingSignature' | 'signed' | 'inProcess' | 'closed' | 'cancelled';
export type EarlierField = 'sender' | 'addressee' | 'subject';
export type EntryState = 'issued' | 'reserved' | 'void';
export type FileTextState = 'waiting' | 'read' | 'empty' | 'locked' | 'damaged';
export type IntranetState = 'draft' | 'published' | 'withdrawn';
export type LegPurpose = 'delivery' | 'presentation' | 'assignment' | 'command' | 'review' | 'signature' | 'information' | 'revision' | 'dispatch' | 'opinion';
export type LegState = 'delivered' | 'received' | 'passedOn' | 'done' | 'returned' | 'refused' | 'recalled' | 'cancelled';
export type LetterRole = 'review' | 'sign';
export type ManualKind = 'manual' | 'document' | 'film';
export type NoteKind = 'note' | 'command' | 'report' | 'result' | 'reopening' | 'cancellation' | 'sameReceived' | 'reminder' | 'opinion';
export type NoticeRhythm = 'immediate' | 'digest' | 'none';
export type NumberEvent = 'issued' | 'reserved' | 'burned';
export type OfficeChangeKind = 'moveUnit' | 'renumberUnit' | 'closeUnit' | 'transferPerson' | 'movePost' | 'closePost';
export type RegisterKind = 'receive' | 'send' | 'circular' | 'order' | 'certificate' | 'licence';
export type Responsibility = 'main' | 'joint' | 'information';
export type SeatFunction = 'self' | 'holder' | 'acting' | 'secretary' | 'head' | 'registrar' | 'registryHead' | 'secretRegistrar';
export type TemplateWay = 'sequential' | 'parallel';
export type WebhookDeliveryState = 'waiting' | 'delivered' | 'failed';

export interface Schema {
  absence: {
    id: Generated<number>;
    person_id: number;
    kind: string;
    note: Generated<string>;
    starts_on: string;
    ends_on: string;
    entered_at: Timestamp;
    entered_by: number | null;
    cancelled_at: Timestamp | null;
    cancelled_by: number | null;
  };
  access_stamp: {
    person_id: number;
    stamp: Generated<number>;
  };
  account: {
    person_id: number;
    username: string;
    password_hash: string;
    password_changed_at: Generated<Timestamp>;
    closed_at: Timestamp | null;
    by_directory: Generated<boolean>;
    goes_on: Generated<boolean>;
  };
  account_close_permission: {
    id: Generated<number>;
    name_th: string;
    group_id: number;
    own_unit_only: Generated<boolean>;
    from_day: string | null;
    until_day: string | null;
    note: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
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
    phrase: ActingPhrase;
    order_number: string;
    scope: Generated<string>;
    starts_on: string;
    ends_on: string | null;
    ordered_on: string | null;
    applies: Generated<string>;
    kinds: number[] | null;
    excludes: Generated<string>;
    entered_at: Timestamp | null;
    entered_by: number | null;
    revoked_at: Timestamp | null;
    revoked_by: number | null;
    revoke_reason: Generated<string>;
    version: Generated<number>;
  };
  acting_person: {
    order_id: number;
    rank: number;
    person_id: number;
    left_on: string | null;
  };
  agency_seal: {
    id: Generated<number>;
    authority_id: number;
    serial: string;
    subject: string;
    certificate: Buffer;
    sealed_key: Buffer | null;
    not_before: Timestamp;
    not_after: Timestamp;
    issued_at: Timestamp;
  };
  agency_value: {
    name: string;
    value: Json;
    version: Generated<number>;
    changed_at: Timestamp;
    changed_by: number | null;
  };
  archive_ticket: {
    ticket_hash: Buffer;
    person_id: number;
    session_id: number;
    expires_at: Timestamp;
    used_at: Timestamp | null;
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
    job_type_id: number | null;
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
  backup: {
    id: GeneratedAlways<number>;
    taken_at: Timestamp;
    tried: boolean;
  };
  book_category: {
    id: Generated<number>;
    group_id: number;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  book_column: {
    id: Generated<number>;
    book_id: number;
    field: string | null;
    value_kind: string | null;
    title_th: string;
    title_en: string;
    width: number;
    shown: Generated<boolean>;
    position: number;
    removed: Generated<boolean>;
  };
  book_display: {
    id: number;
    kind: RegisterKind;
    is_secret: boolean;
    title_th: string;
    title_en: string;
    position: number;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  book_function: {
    book_id: number;
    what: string;
    enabled: boolean;
  };
  book_group: {
    id: Generated<number>;
    code: Generated<string>;
    name_th: string;
    name_en: Generated<string>;
    icon: string;
    kind_id: number | null;
    automatic: Generated<boolean>;
    stands_open: Generated<boolean>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  book_publisher: {
    id: GeneratedAlways<number>;
    group_id: number;
    unit_id: number | null;
    users_group_id: number | null;
    person_id: number | null;
    added_at: Timestamp;
    added_by: number | null;
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
  break_glass: {
    id: Generated<number>;
    document_id: number | null;
    asked_number: string;
    asked_by: number;
    asked_at: Timestamp;
    reason: string;
    hours: number;
    state: Generated<string>;
    decided_by: number | null;
    decided_at: Timestamp | null;
    decision: Generated<string>;
    opens_until: Timestamp | null;
    ended_at: Timestamp | null;
    ended_by: number | null;
  };
  certificate: {
    id: Generated<number>;
    person_id: number;
    authority_id: number;
    request_id: number;
    serial: string;
    subject: string;
    certificate: Buffer;
    sealed_key: Buffer | null;
    not_before: Timestamp;
    not_after: Timestamp;
    issued_at: Timestamp;
    wrong_pins: Generated<number>;
    locked_at: Timestamp | null;
    revoked_at: Timestamp | null;
    revoked_by: number | null;
    revoke_code: string | null;
    revoke_reason: Generated<string>;
    reminded_days: number | null;
  };
  certificate_authority: {
    id: Generated<number>;
    subject: string;
    certificate: Buffer;
    sealed_key: Buffer;
    not_before: Timestamp;
    not_after: Timestamp;
    created_at: Timestamp;
    crl: Buffer | null;
    crl_number: Generated<number>;
    crl_until: Timestamp | null;
  };
  certificate_auto_rule: {
    id: Generated<number>;
    name_th: string;
    unit_id: number | null;
    position_type_id: number | null;
    role_type_id: number | null;
    offers: Generated<boolean>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  certificate_request: {
    id: Generated<number>;
    person_id: number;
    kind: string;
    reason: Generated<string>;
    requested_at: Timestamp;
    requested_by: number | null;
    state: Generated<string>;
    rule_id: number | null;
    decided_at: Timestamp | null;
    decided_by: number | null;
    answer: Generated<string>;
    collect_until: Timestamp | null;
  };
  certificate_setting: {
    id: Generated<number>;
    valid_months: Generated<number>;
    remind_days: Generated<number[]>;
    collect_days: Generated<number>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  certificate_signature: {
    document_id: number;
    position: number;
    certificate_id: number;
    statement: string;
    signature: Buffer;
  };
  clearance: {
    id: Generated<number>;
    person_id: number;
    level: number;
    order_number: string;
    starts_on: string;
    ends_on: string | null;
    given_at: Timestamp | null;
    given_by: number | null;
    ended_at: Timestamp | null;
    ended_by: number | null;
    end_reason: Generated<string>;
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
  command_type: {
    id: Generated<number>;
    code: Generated<string>;
    name_th: string;
    name_en: Generated<string>;
    needs_party: Generated<boolean>;
    needs_text: Generated<boolean>;
    closes: Generated<boolean>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
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
    issued_at: Timestamp | null;
    issued_by: number | null;
  };
  database_file: {
    name: string;
    sha256: string;
    makes: string[];
    applied_at: Generated<Timestamp>;
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
  digest_entry: {
    person_id: number;
    notification_id: number;
  };
  digest_round: {
    day: string;
    at: string;
    done_at: Timestamp;
    mails: number;
  };
  digest_setting: {
    id: Generated<number>;
    usual: Generated<NoticeRhythm>;
    may_choose: Generated<boolean>;
    times: Generated<string[]>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  doc_search: {
    year: number;
    document_id: number;
    visible_to: number[];
    text: string;
    body: string | null;
    kind: number;
    speed: number;
    state: DocumentState;
    entered_by: number;
    entered_on: string;
  };
  doc_search_year: {
    year: number;
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
    is_personal: Generated<boolean>;
    issuer: Generated<string>;
  };
  document_file: {
    document_id: number;
    sequence: number;
    file_id: number;
    name: string;
    note_id: number | null;
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
    may_write: Generated<boolean>;
    sample: number | null;
  };
  earlier_word: {
    unit_id: number;
    field: EarlierField;
    belongs_to: string;
    folded: string;
    text: string;
    uses: Generated<number>;
    last_at: Timestamp;
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
  file: {
    id: GeneratedAlways<number>;
    sha256: Buffer;
    size: number;
    media_type: string;
    pages: number | null;
    created_at: Timestamp;
    created_by: number | null;
  };
  file_text: {
    file_id: number;
    state: Generated<FileTextState>;
    text: Generated<string>;
    is_cut: Generated<boolean>;
    ended_at: Timestamp | null;
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
  given_answer: {
    person_id: number;
    key: string;
    call: string;
    input_hash: Buffer;
    answer: Json | null;
    at: Timestamp;
  };
  handover: {
    id: Generated<number>;
    leaver_id: number;
    successor_id: number;
    reason: string;
    leaves: boolean;
    opened_at: Timestamp;
    opened_by: number;
    leaver_signed_at: Timestamp | null;
    leaver_signed_by: number | null;
    absence_reason: Generated<string>;
    successor_signed_at: Timestamp | null;
    state: Generated<string>;
    ended_at: Timestamp | null;
    ended_by: number | null;
    letters: number | null;
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
  intranet_audience: {
    item_id: number;
    unit_id: number | null;
    users_group_id: number | null;
  };
  intranet_file: {
    id: GeneratedAlways<number>;
    item_id: number | null;
    name: string;
    media_type: string;
    sha256: Buffer;
    size: number;
    sequence: Generated<number>;
    uploaded_at: Timestamp;
    uploaded_by: number;
  };
  intranet_item: {
    id: GeneratedAlways<number>;
    group_id: number;
    category_id: number | null;
    title: string;
    number: Generated<string>;
    meeting_number: string | null;
    body: Generated<string>;
    announced_on: string;
    shows_from: string;
    shows_until: string | null;
    pinned: Generated<boolean>;
    for_everyone: Generated<boolean>;
    state: Generated<IntranetState>;
    version: Generated<number>;
    created_at: Timestamp;
    created_by: number;
    changed_at: Timestamp;
    changed_by: number;
    search_text: GeneratedAlways<string>;
    published_at: Timestamp | null;
  };
  intranet_reader: {
    item_id: number;
    person_id: number;
    read_at: Timestamp;
  };
  job: {
    id: GeneratedAlways<number>;
    kind: string;
    key: string | null;
    payload: Json;
    state: Generated<string>;
    run_at: Generated<Timestamp>;
    attempts: Generated<number>;
    leased_by: string | null;
    leased_until: Timestamp | null;
    again: Generated<boolean>;
    last_error: string | null;
    created_at: Timestamp;
    ended_at: Timestamp | null;
  };
  job_type: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    task: Generated<string>;
    due_days: number | null;
    needs_report: Generated<boolean>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  known_device: {
    person_id: number;
    device_id: number;
    signed_in_at: Timestamp;
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
    accepted_at: Timestamp | null;
    accepted_by: number | null;
    same_as_leg_id: number | null;
    acting_order_id: number | null;
    closed: Generated<boolean>;
    registered_before: Generated<boolean>;
  };
  letter: {
    document_id: number;
    content: Json;
    revision: Generated<number>;
    sealed_revision: Generated<number>;
    at_step: number | null;
    saved_at: Timestamp;
    saved_by: number;
  };
  letter_answer: {
    document_id: number;
    answers_id: number;
  };
  letter_form: {
    code: string;
    position: number;
    name_th: string;
    name_en: Generated<string>;
    heading: string;
    opening: Generated<string>;
    fields: Json;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  letter_print: {
    document_id: number;
    printed_at: Timestamp | null;
    file_name: string | null;
    level: string | null;
    stamped_at: Timestamp | null;
  };
  letter_proof: {
    document_id: number;
    code: string;
  };
  letter_receiver: {
    document_id: number;
    position: number;
    desk_id: number | null;
    name: string;
    way: string | null;
    sent_on: string | null;
    receiver_name: string | null;
    remark: Generated<string>;
    recorded_by: number | null;
    recorded_at: Timestamp | null;
  };
  letter_replacement: {
    document_id: number;
    replaced_by: number;
  };
  letter_step: {
    document_id: number;
    position: number;
    role: LetterRole;
    desk_id: number;
  };
  letter_version: {
    document_id: number;
    revision: number;
    content: Json;
    saved_at: Timestamp;
    saved_by: number;
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
    ended_at: Timestamp | null;
    channel: Generated<string>;
  };
  manual_page: {
    id: Generated<number>;
    key: string | null;
    kind: ManualKind;
    chapter: string;
    about: Generated<string[]>;
    menu: string | null;
    position: Generated<number>;
    title_th: string;
    title_en: Generated<string>;
    body_th: string;
    body_en: Generated<string>;
    active: Generated<boolean>;
    standard: string | null;
    edited: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
    search_text: GeneratedAlways<string>;
  };
  manual_picture: {
    id: Generated<number>;
    sha256: Buffer;
    size: number;
    width: number;
    height: number;
    added_at: Timestamp;
    added_by: number;
  };
  manual_version: {
    page_id: number;
    version: number;
    title_th: string;
    title_en: string;
    body_th: string;
    body_en: string;
    active: boolean;
    replaced_at: Timestamp;
    replaced_by: number;
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
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
    detail_th: Generated<string>;
    detail_en: Generated<string>;
    on_portal: Generated<boolean>;
    module: string | null;
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
  module_figure: {
    module: string;
    person_id: number | null;
    count: number;
    label_th: string;
    label_en: string;
    expires_at: Timestamp;
    reported_at: Timestamp;
    key_id: number;
  };
  module_notice: {
    id: GeneratedAlways<number>;
    key_id: number;
    secret_id: number;
    module: string;
    title_th: string;
    title_en: string;
    text_th: string;
    text_en: string;
    link: string | null;
    urgency: number;
    expires_at: Timestamp | null;
    sent_at: Timestamp;
    person_ids: number[];
  };
  names_stamp: {
    only_row: Generated<boolean>;
    stamp: Generated<number>;
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
    acting_order_id: number | null;
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
    title_en: string | null;
    html_en: string | null;
    link: string | null;
    by_id: number | null;
    urgency: number | null;
    expires_at: Timestamp | null;
  };
  notification_choice: {
    person_id: number;
    event_id: number;
    mail: boolean;
    line: boolean;
  };
  notification_event: {
    id: Generated<number>;
    code: string;
    module_id: number;
    name_th: string;
    name_en: Generated<string>;
    title_th: string;
    title_en: string;
    text_th: string;
    text_en: string;
    receivers: string;
    bell: boolean;
    mail: boolean;
    line: boolean;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  notification_module: {
    id: Generated<number>;
    code: string;
    name_th: string;
    name_en: Generated<string>;
    icon: string;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  number_block: {
    id: Generated<number>;
    register_id: number;
    year: number;
    first_number: number;
    last_number: number;
    reason: string;
    expires_on: string;
    reserved_at: Timestamp;
    reserved_by: number;
  };
  number_format: {
    id: Generated<number>;
    unit_id: number;
    kind: RegisterKind;
    template: string;
    valid_from: string;
    valid_to: string | null;
    saved_at: Timestamp;
    saved_by: number;
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
  number_right: {
    id: Generated<number>;
    unit_id: number;
    person_id: number | null;
    post_id: number | null;
    what: string;
    granted_at: Timestamp;
    granted_by: number;
    ended_at: Timestamp | null;
    ended_by: number | null;
  };
  number_series: {
    register_id: number;
    year: number;
    last_number: number;
    last_line: Generated<number>;
    last_hash: Generated<Buffer>;
    anchored_line: Generated<number>;
  };
  office_change: {
    id: GeneratedAlways<number>;
    kind: OfficeChangeKind;
    unit_id: number | null;
    person_id: number | null;
    to_unit_id: number | null;
    letter_code: string | null;
    effective_on: string;
    ordered_at: Timestamp;
    ordered_by: number;
    applied_at: Timestamp | null;
    cancelled_at: Timestamp | null;
    cancelled_by: number | null;
    failure: Json | null;
    tried_at: Timestamp | null;
    post_id: number | null;
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
    device_hash: Buffer | null;
    asker_tries: Generated<number>;
    by_owner: Generated<boolean>;
  };
  pdf_signature_setting: {
    id: Generated<number>;
    wait_minutes: Generated<number>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
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
    suffix: Generated<string>;
    signature_rank: number | null;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
    full_name: GeneratedAlways<string>;
  };
  person_rhythm: {
    person_id: number;
    rhythm: NoticeRhythm;
  };
  person_role: {
    person_id: number;
    role: string;
    given_at: Timestamp | null;
    given_by: number | null;
    order_number: Generated<string>;
  };
  person_role_history: {
    id: GeneratedAlways<number>;
    person_id: number;
    role: string;
    given_at: Timestamp | null;
    given_by: number | null;
    ended_at: Timestamp;
    ended_by: number | null;
    reason: string;
  };
  phrase: {
    id: Generated<number>;
    text_th: string;
    text_en: Generated<string>;
    for_present: Generated<boolean>;
    for_command: Generated<boolean>;
    for_assign: Generated<boolean>;
    for_report: Generated<boolean>;
    for_forward: Generated<boolean>;
    for_send_back: Generated<boolean>;
    for_close: Generated<boolean>;
    kind_id: number | null;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  planned_step: {
    leg_id: number;
    sequence: number;
    desk_id: number;
  };
  portal_arrangement: {
    person_id: number;
    menu_ids: number[];
    hidden_ids: number[];
    changed_at: Timestamp;
  };
  position_level: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    position_type_id: number | null;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  position_type: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  post: {
    id: Generated<number>;
    unit_id: number;
    name_th: string;
    name_en: Generated<string>;
    is_head: Generated<boolean>;
    is_executive: Generated<boolean>;
    closed_on: string | null;
    search_text: GeneratedAlways<string>;
    code: Generated<string>;
    active: Generated<boolean>;
    position: number | null;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
    position_type_id: number | null;
    position_level_id: number | null;
    signature_rank: number | null;
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
  proposal: {
    leg_id: number;
    task: Generated<string>;
    due_on: string | null;
    needs_report: Generated<boolean>;
    job_type_id: number | null;
  };
  proposal_party: {
    leg_id: number;
    sequence: number;
    desk_id: number;
    responsibility: Responsibility;
  };
  queue_count: {
    desk_id: number;
    queue: number;
    secrecy: number;
    total: number;
    most_urgent: number;
    came_sum: Generated<number>;
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
  receive_stamp: {
    leg_id: number;
    document_id: number;
    place_x: number;
    place_y: number;
    file_id: number | null;
  };
  receiver_list: {
    id: Generated<number>;
    person_id: number;
    name: string;
    saved_at: Timestamp;
  };
  receiver_list_entry: {
    list_id: number;
    sequence: number;
    desk_id: number | null;
    name: string;
  };
  receiving_letter: {
    person_id: number;
    key: string;
    place: GeneratedAlways<number>;
    content: Json;
    upload_ids: string[];
    changed_at: Timestamp;
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
    series: Generated<string>;
  };
  register_display: {
    unit_id: number;
    register_id: number;
    shown: boolean;
    title_th: Generated<string>;
    title_en: Generated<string>;
    position: number;
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
    secrecy: Generated<number>;
    block_id: number | null;
    dated_for: string | null;
    subject: Generated<string>;
    sender: Generated<string>;
    addressee: Generated<string>;
    letter_dated_on: string | null;
    own: Generated<Json>;
    version: Generated<number>;
    paper_said: GeneratedAlways<string | null>;
    other_year: number | null;
  };
  register_entry_change: {
    id: GeneratedAlways<number>;
    entry_id: number;
    at: Timestamp;
    person_id: number;
    before: Json;
    after: Json;
  };
  reminder: {
    desk_id: number;
    leg_id: number;
    due_on: string;
    stage: number;
    reminded_at: Timestamp;
  };
  reminder_round: {
    day: string;
    done_at: Timestamp;
    reminders: number;
  };
  reminder_setting: {
    id: Generated<number>;
    before_days: Generated<number[]>;
    on_day: Generated<boolean>;
    overdue_every: Generated<number>;
    from_hour: Generated<number>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  reminding: {
    document_id: number;
    desk_id: number;
    day: string;
    at: Timestamp;
    person_id: number;
    note_id: number;
  };
  role_assignment: {
    id: Generated<number>;
    role_type_id: number;
    person_id: number;
    unit_id: number;
    post_id: number | null;
    order_number: Generated<string>;
    starts_on: string;
    ends_on: string | null;
    given_at: Timestamp;
    given_by: number | null;
    ended_at: Timestamp | null;
    ended_by: number | null;
    end_reason: Generated<string>;
  };
  role_type: {
    id: Generated<number>;
    code: number;
    name_th: string;
    name_en: Generated<string>;
    label: string;
    function: string | null;
    group_id: number | null;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  route_template: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    way: TemplateWay;
    unit_id: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  route_template_step: {
    template_id: number;
    sequence: number;
    desk_id: number;
    responsibility: Responsibility;
  };
  saved_search: {
    id: GeneratedAlways<number>;
    person_id: number;
    name: string;
    asked: Json;
    saved_at: Timestamp;
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
    role_assignment_id: number | null;
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
  server_message: {
    id: GeneratedAlways<number>;
    text_th: string;
    text_en: Generated<string>;
    module: string | null;
    sent_at: Timestamp;
    sent_by: number;
    ends_at: Timestamp;
    ended_by: number | null;
  };
  service_key: {
    id: GeneratedAlways<number>;
    name: string;
    modules: string[];
    origins: Generated<string[]>;
    per_minute: number;
    version: Generated<number>;
    created_at: Timestamp;
    created_by: number;
    revoked_at: Timestamp | null;
    revoked_by: number | null;
  };
  service_key_secret: {
    id: GeneratedAlways<number>;
    key_id: number;
    secret_hash: Buffer;
    shown: string;
    created_at: Timestamp;
    created_by: number;
    ends_at: Timestamp | null;
  };
  service_key_use: {
    id: GeneratedAlways<number>;
    key_id: number;
    secret_id: number;
    minute: Timestamp;
    address: string | null;
    calls: number;
    refused: Generated<number>;
    notices: Generated<number>;
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
  settings_file: {
    id: GeneratedAlways<number>;
    path: string;
    field: string;
    name: string;
    media_type: string;
    sha256: Buffer;
    size: number;
    uploaded_at: Timestamp;
    uploaded_by: number;
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
  sign_type: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    manner: string;
    is_default: Generated<boolean>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
    needs_certificate: Generated<boolean>;
  };
  sign_type_group: {
    id: Generated<number>;
    sign_type_id: number;
    name: string;
    kinds: Generated<number[]>;
    level_ids: Generated<number[]>;
    lowest_rank: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Timestamp;
    changed_by: number | null;
  };
  signature: {
    document_id: number;
    position: number;
    leg_id: number;
    person_id: number;
    name: string;
    lines: string[];
    picture_sha256: Buffer | null;
    proof: string;
    revision: number;
    content_sha256: Buffer;
    signed_at: Timestamp;
    sign_type_id: number | null;
    proved_at: Timestamp | null;
  };
  signature_picture: {
    id: GeneratedAlways<number>;
    person_id: number;
    sha256: Buffer;
    size: number;
    created_at: Timestamp;
    removed_at: Timestamp | null;
  };
  signed_paper: {
    document_id: number;
    sha256: Buffer;
    size: number;
    pages: number;
    name: string;
    certificate_id: number | null;
    seal_id: number | null;
    signed_at: Timestamp;
  };
  signing_pin: {
    person_id: number;
    sealed_hash: Buffer;
    set_at: Timestamp;
    wrong: Generated<number>;
    locked_at: Timestamp | null;
  };
  standing_proof: {
    session_id: number;
    way: string;
    proved_at: Timestamp;
  };
  suffix: {
    id: Generated<number>;
    name_th: string;
    name_en: Generated<string>;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  system_function: {
    id: Generated<number>;
    code: string;
    name_th: string;
    name_en: Generated<string>;
    effect_th: string;
    position: number | null;
    active: Generated<boolean>;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
  };
  unit: {
    id: Generated<number>;
    parent_id: number | null;
    code: string;
    name_th: string;
    name_en: Generated<string>;
    short_name: Generated<string>;
    letter_code: Generated<string>;
    level: number;
    has_registry: Generated<boolean>;
    valid_from: Generated<string>;
    closed_on: string | null;
    search_text: GeneratedAlways<string>;
    active: Generated<boolean>;
    position: number | null;
    version: Generated<number>;
    changed_at: Generated<Timestamp>;
    changed_by: number | null;
    letter_code_from: Generated<string>;
    address: Generated<string>;
    phone: Generated<string>;
    fax: Generated<string>;
    email: Generated<string>;
    registry_unit_id: number | null;
    presents_first: Generated<boolean>;
    default_present_post_id: number | null;
    default_assign_desk_id: number | null;
    route_version: Generated<number>;
    address_en: Generated<string>;
    letter_code_en: Generated<string>;
  };
  unit_letter_code: {
    unit_id: number;
    valid_from: string;
    letter_code: string;
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
  webhook_delivery: {
    id: GeneratedAlways<number>;
    subscription_id: number;
    document_id: number;
    event: string;
    code: Generated<string>;
    body: string;
    created_at: Timestamp;
    state: Generated<WebhookDeliveryState>;
    attempts: Generated<number>;
    due_at: Timestamp;
    give_up_at: Timestamp;
    status: number | null;
    answer: Generated<string>;
    error: string | null;
    ended_at: Timestamp | null;
  };
  webhook_secret: {
    id: GeneratedAlways<number>;
    subscription_id: number;
    sealed: Buffer;
    created_at: Timestamp;
    ends_at: Timestamp | null;
  };
  webhook_subscription: {
    id: GeneratedAlways<number>;
    name: string;
    url: string;
    events: string[];
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: Timestamp;
    created_by: number;
    quiet_until: Timestamp | null;
    silences: Generated<number>;
  };
}
