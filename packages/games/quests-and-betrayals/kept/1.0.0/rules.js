// quests-and-betrayals, rules 1.0.0, with the engine they were played on (687f759c). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
}, r = /* @__PURE__ */ new Map();
function i(e, t, n) {
	let i = n === void 0 ? e : `${n}?${e}`, a = r.get(i) ?? [];
	return a.length === 0 && r.set(i, a), a[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, a[t];
}
var a = (e) => Array.from({ length: 8 }, (t, n) => [i(e, n)]), o = [], s = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n)?.steps ?? o;
function c(e, t, r, i) {
	let a = s(t, r, i);
	if (a.length === 0) return o;
	let c = e.beside[r];
	if (c.fitting !== void 0) {
		let e = c.fitting(t, i, a);
		return e === a.length ? a : a.slice(0, e);
	}
	let l = new n();
	for (let e = 0; e < a.length; e++) if (l.count = 0, c.options(t, i, a.slice(0, e), l), !l.has(a[e])) return a.slice(0, e);
	return a;
}
var l = (e, t, n, r) => s(t, n, r).length - c(e, t, n, r).length;
function u(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function d(e, t, r) {
	let a = [], o = new n();
	for (let n of e.besides) {
		if (!u(e, t, n)) continue;
		let s = e.beside[n];
		for (let l = r ?? 0; l < (r === void 0 ? t.core.answered.length : r + 1); l++) {
			let r = c(e, t, n, l), u = s.step(t, l, r);
			u !== void 0 && (o.count = 0, s.options(t, l, r, o), o.count > 0 && a.push(i(u, l, n)));
		}
	}
	return a;
}
function f(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, c(e, t, i, n.seat), r);
}
function p(e, t, n, r, i) {
	let a = n.beside, { seat: o } = n, s = e.beside[a], l = [...c(e, t, a, o), r], u = i ?? t.core.aside.find((e) => e.kind === a && e.seat === o)?.text;
	t.core.aside = t.core.aside.filter((e) => e.kind !== a || e.seat !== o);
	let d = s.step(t, o, l) === void 0;
	return d || t.core.aside.push(u === void 0 ? {
		kind: a,
		seat: o,
		steps: l
	} : {
		kind: a,
		seat: o,
		steps: l,
		text: u
	}), d ? s.carryOut(t, o, l, u) : void 0;
}
function ee(e, { beside: t, seat: n }, r, i) {
	let a = t, s = e.core.aside.find((e) => e.kind === a && e.seat === n), c = i ?? s?.text, l = [...s?.steps ?? o, r];
	e.core.aside = e.core.aside.filter((e) => e !== s), e.core.aside.push(c === void 0 ? {
		kind: a,
		seat: n,
		steps: l
	} : {
		kind: a,
		seat: n,
		steps: l,
		text: c
	});
}
var te = (e, t, n) => e.beside[n.beside].step(t, n.seat, c(e, t, n.beside, n.seat)) === n.kind, ne = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...c(e, t, n.beside, n.seat), r]) === void 0;
function re(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && u(e, t, r.kind));
	if (r === void 0) return;
	let i = c(e, t, r.kind, n).slice(0, -1);
	return t.core.aside = t.core.aside.filter((e) => e !== r), i.length > 0 && t.core.aside.push({
		kind: r.kind,
		seat: n,
		steps: i
	}), r.kind;
}
var m = [], h = [], ie;
function g(e) {
	m.push(e);
}
function ae(e) {
	h.push(e);
}
function oe(e) {
	ie !== void 0 && ie(e());
}
var se = () => h.length === 0 ? ce : h.splice(0), ce = [];
function le(e) {
	for (let t = m.pop(); t !== void 0; t = m.pop()) e.push(t);
}
function ue(e, t, n) {
	m.length > 0 && le(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (m.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		m.length > 0 && le(n);
	}
}
var de = [];
function fe(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? de : e.procedures[n.proc].asks(t, n, e);
}
function pe(e, t) {
	let n = fe(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...d(e, t)];
}
function me(e, t, n, r = fe(e, t)) {
	let i = r.filter((e) => e.seat === n);
	return e.besides.length === 0 || r.length === 0 ? i : [...i, ...d(e, t, n)];
}
function he(e, t, n, r) {
	if (r.count = 0, n.optional) f(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var ge = (e, t, r) => he(e, t, r, new n()).toArray();
function _e(e, t, n, r, i, a) {
	t.core.answered[n.seat]++, ye(e, t, n, r, i, a);
}
function ve(e, t, n) {
	ye(e, t, void 0, "", n);
}
function ye(e, t, n, r, i, a) {
	let o = ie;
	ie = i;
	let { stack: s } = t.core;
	try {
		if (n !== void 0) {
			if (n.optional) {
				let i = p(e, t, n, r, a);
				i !== void 0 && g(i);
			} else {
				let i = s[s.length - 1];
				e.procedures[i.proc].answer(t, i, n, r, e, a);
			}
		}
		if (ue(e, t, s), h.length > 0) throw Error("`later` was said outside a lane");
	} finally {
		ie = o, m.length > 0 && (m.length = 0), h.length > 0 && (h.length = 0);
	}
}
var be = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
function xe(e) {
	if (typeof e != "string" || e.length > 560) return;
	let t = e.normalize("NFC").trim();
	return t !== "" && !be.test(t) && [...t].length <= 140 ? t : void 0;
}
var Se = 1540;
function Ce(e) {
	if (typeof e == "string") {
		if (e.length > Se) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)(?: (".*"))?$/.exec(e);
		if (t === null) return;
		let [, n, r, i, a] = t, o = a === void 0 ? {} : { text: we(a) };
		return Ce({
			n: Number(n),
			kind: r,
			option: i,
			...o
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r, text: i } = e;
	if (typeof t != "string" || typeof n != "string" || typeof r != "number" || t.length > 200 || n.length > 200 || !Number.isSafeInteger(r)) return;
	if (i === void 0) return {
		kind: t,
		option: n,
		n: r
	};
	let a = xe(i);
	return a === void 0 ? void 0 : {
		kind: t,
		option: n,
		n: r,
		text: a
	};
}
function we(e) {
	try {
		return JSON.parse(e);
	} catch {
		return null;
	}
}
var Te = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function Ee(e, t, n, r) {
	if (!Te(t, n)) return _("ENG-NO-SUCH-SEAT");
	let i = Ce(r);
	if (i === void 0) return _("ENG-MALFORMED");
	if (t.core.stack.length === 0) return _("ENG-OVER");
	if (i.n !== t.core.answered[n]) return _("ENG-LATE");
	let a = pe(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? _("ENG-NOT-ASKED") : i.text !== void 0 && e.asks[a.kind]?.sentence !== !0 ? _("ENG-TEXT-2") : ge(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: De(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var _ = (e) => ({ refused: { rule: e } });
function De(e, t, r) {
	let i = new n();
	return i.refused = [], he(e, t, r, i), i.refused;
}
function Oe(e, t, n, r = !1) {
	if (!Te(t, n)) return _("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : re(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : _("ENG-NOTHING-TO-TAKE-BACK");
}
var ke = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), Ae = ke("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), je = ke("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), v = /* @__PURE__ */ new Int32Array(64), y = (e, t) => e >>> t | e << 32 - t, Me = /* @__PURE__ */ new Uint8Array(972), Ne = /* @__PURE__ */ new Int32Array(8);
function Pe(e) {
	let t = e.length * 3 + 72, n = t <= Me.length ? Me : new Uint8Array(t), r = Ie(e, n), i = ((r + 8 >> 6) + 1) * 64;
	n.fill(0, r, i), n[r] = 128, n[i - 5] = r / 2 ** 29;
	for (let e = 0; e < 4; e++) n[i - 1 - e] = r << 3 >>> 8 * e;
	Ne.set(Ae);
	for (let e = 0; e < i; e += 64) Fe(Ne, n, e);
	return Ne;
}
function Fe(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		v[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = v[e - 15], n = v[e - 2], r = y(t, 7) ^ y(t, 18) ^ t >>> 3, i = y(n, 17) ^ y(n, 19) ^ n >>> 10;
		v[e] = v[e - 16] + r + v[e - 7] + i;
	}
	let r = e[0], i = e[1], a = e[2], o = e[3], s = e[4], c = e[5], l = e[6], u = e[7];
	for (let e = 0; e < 64; e++) {
		let t = y(s, 6) ^ y(s, 11) ^ y(s, 25), n = u + t + (s & c ^ ~s & l) + je[e] + v[e] | 0, d = (y(r, 2) ^ y(r, 13) ^ y(r, 22)) + (r & i ^ r & a ^ i & a) | 0;
		u = l, l = c, c = s, s = o + n | 0, o = a, a = i, i = r, r = n + d | 0;
	}
	e[0] += r, e[1] += i, e[2] += a, e[3] += o, e[4] += s, e[5] += c, e[6] += l, e[7] += u;
}
function Ie(e, t) {
	let n = 0;
	for (let r = 0; r < e.length; r++) {
		let i = e.codePointAt(r), a = i >= 55296 && i <= 57343 ? 65533 : i;
		a < 128 ? t[n++] = a : (a < 2048 ? t[n++] = 192 | a >> 6 : (a < 65536 ? t[n++] = 224 | a >> 12 : (r++, t[n++] = 240 | a >> 18, t[n++] = 128 | a >> 12 & 63), t[n++] = 128 | a >> 6 & 63), t[n++] = 128 | a & 63);
	}
	return n;
}
function Le(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function Re(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (Le(e) & n) >>> 0;
	for (; r >= t;) r = (Le(e) & n) >>> 0;
	return r;
}
function ze(e) {
	let t = Pe(e);
	return [
		t[0],
		t[1],
		t[2],
		t[3]
	];
}
var Be = (e, t) => ze(`oubliette entry\n${t}\n${e}`), Ve = (e, t) => ({
	chance: ze(t),
	known: 0,
	answered: Array(e).fill(0),
	stack: [],
	aside: []
});
function b(e) {
	e.core.known++;
}
function x(e, t) {
	return e.core.known++, 1 + Re(e.core.chance, t);
}
function He(e, t) {
	if (t.length === 0) throw Error("nothing to pick from");
	return e.core.known++, t[Re(e.core.chance, t.length)];
}
function S(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Re(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function C(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function Ue(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => Ue(e));
	let t = {};
	for (let n of Object.keys(e)) We(t, n, Ue(e[n]));
	return t;
}
function We(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
function Ge(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, Ke(r, e.core));
	}
	return r;
}
function Ke(e, t) {
	let { chance: n, stack: r, aside: i } = t, a = Array(r.length);
	for (let t = 0; t < a.length; t++) a[t] = Je(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: a,
		aside: i.length === 0 ? [] : i.map(qe)
	};
}
var qe = (e) => e.text === void 0 ? {
	kind: e.kind,
	seat: e.seat,
	steps: e.steps
} : {
	kind: e.kind,
	seat: e.seat,
	steps: e.steps,
	text: e.text
}, Je = (e, t) => e.procedures[t.proc].copy(t, e), Ye = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function Xe(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function w(e, t, n) {
	return {
		type: "choice",
		values: e,
		default: t,
		...n
	};
}
function Ze(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "settings",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `settings.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = Qe(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `settings.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function Qe(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var $e = [];
function et(e, { seats: t, settings: n, given: r }) {
	let i = Ze(e.settings, n), [a, o] = e.seats;
	if (!Number.isInteger(t) || t < a || t > o) {
		let e = {
			rule: "ENG-SEATS-1",
			where: "seats",
			what: "not-a-number",
			least: a,
			most: o
		};
		return { faults: "faults" in i ? [e, ...i.faults] : [e] };
	}
	if ("faults" in i) return i;
	let s = i.values, c;
	if (e.readGiven !== void 0) {
		let n = e.readGiven(r, {
			seats: t,
			settings: s
		});
		if ("faults" in n) return n;
		c = n.value;
	} else if (r !== void 0) return { faults: [{
		rule: "ENG-GIVEN-1",
		where: "given",
		what: "unknown"
	}] };
	let l = {
		seats: t,
		settings: s,
		given: c
	}, u = e.roles === void 0 ? $e : tt(e.roles(l), l.seats);
	if ("rule" in u) return { faults: [u] };
	let d = e.faults?.(l);
	return d !== void 0 && d.length > 0 ? { faults: d } : {
		terms: l,
		roles: u
	};
}
function tt(e, t) {
	let n = e.reduce((e, t) => e + t.least, 0), r = e.reduce((e, t) => e + t.most, 0);
	if (t < n || t > r) return {
		rule: "ENG-ROLE-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	};
	let i = t - n;
	return e.flatMap(({ key: e, least: t, most: n }) => {
		let r = Math.min(i, n - t);
		return i -= r, Array(t + r).fill(e);
	});
}
function nt(e, t) {
	let n = et(e, t);
	return "faults" in n ? n.faults : [];
}
function rt(e, t) {
	let n = et(e, t);
	if (!("faults" in n)) return n;
	let [r] = n.faults;
	throw RangeError(`${r.rule} ${r.where}: ${r.code ?? r.what}`);
}
function it(e, t, n) {
	let { terms: r, roles: i } = rt(e, t), { seats: a, settings: o, given: s } = r, c = e.setup({
		core: Ve(a, t.seed),
		seats: a,
		settings: o,
		given: s,
		roles: i
	});
	return c.core.stack = [{
		proc: e.start,
		at: 0
	}], ve(e, c, n), c;
}
function at(e, t) {
	let n = [], r = it(e, t, (e) => n.push(e)), { terms: i } = rt(e, t);
	return {
		game: e,
		first: r,
		opening: n,
		terms: i,
		seed: t.dice === "fresh" ? t.seed : void 0,
		before: 0,
		entries: [],
		moves: [],
		state: r
	};
}
function ot(e, t, { opening: n = [], terms: r, seed: i, before: a = 0 } = {}) {
	return {
		game: e,
		first: t,
		opening: n,
		terms: r,
		seed: i,
		before: a,
		entries: [],
		moves: [],
		state: t
	};
}
function st(e, t) {
	let n = t.verb === "answer" ? ct(e, t) : ut(e, t);
	if (n !== void 0) return n;
	e.entries.push(t.verb === "answer" && t.text !== void 0 ? {
		...t,
		text: e.moves.at(-1).text
	} : t);
}
function ct(e, t) {
	let n = Ee(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r, answer: i } = n;
	ft(e, r, r.beside === void 0 ? 0 : l(e.game, e.state, r.beside, r.seat));
	let a = e.game.copy(e.state);
	e.moves.push(lt(e, a, r, i.option, i.text, e.before + e.entries.length)), e.state = a;
}
function lt({ game: e, seed: t }, n, r, i, a, o) {
	t !== void 0 && (n.core.chance = Be(t, o));
	let { stack: s, known: c } = n.core, l = s.length, u = s[l - 1], d = r.optional && !ne(e, n, r, i), f = [];
	return _e(e, n, r, i, (e) => f.push(e), a), {
		ask: r,
		option: i,
		text: a,
		entry: o,
		known: c,
		parallel: e.procedures[u.proc].parallel === !0,
		stays: s[l - 1] === u,
		unheard: d,
		events: f
	};
}
function ut(e, { seat: t, verb: n, n: r }) {
	if (!Te(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return dt(e, t);
	let i = pt(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? mt(e, t) : void 0) ?? ht(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function dt(e, t) {
	let n = e.moves[pt(e, t)]?.ask.optional === !1, r = Oe(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	ft(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : l(e.game, e.state, i, t) + 1), e.state = r.state;
}
function ft(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && (e.moves = e.moves.toSpliced(n, 1));
	}
}
var pt = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function mt(e, t) {
	let n = pt(e, t), r = e.moves[n];
	if (r === void 0) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function ht(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let t of n) {
		let { ask: n, option: a, text: o, entry: s, unheard: c } = t;
		if ((c ? te(e.game, r, n) : pe(e.game, r).includes(n)) && ge(e.game, r, n).includes(a)) i.push(lt(e, r, n, a, o, s));
		else if (c) ee(r, n, a, o), i.push(t);
		else return { rule: "ENG-OTHERS-ANSWERED" };
	}
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function gt(e) {
	let t = /^@(\d) ((0|[1-9]\d{0,8}) ([^\s]{1,200})(?: .+)?)$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = Ce(r);
	return o === void 0 ? (a === "take-back" || a === "undo" || a === "undo-agreed") && r === `${i} ${a}` ? {
		seat: Number(n),
		n: Number(i),
		verb: a
	} : void 0 : {
		seat: Number(n),
		verb: "answer",
		...o
	};
}
var _t = [], vt = (e, t, n) => yt(e, t)(n);
function yt(e, t) {
	let n = [], r = fe(e, t);
	for (let { seat: e } of r) n.includes(e) || n.push(e);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c = e.viewsOf?.(t) ?? ((n) => e.view(t, n)), l, u;
	return (d) => {
		(l === void 0 || e.open !== !0) && ([l, u] = [c(d), a.map((n) => Ye(e, t, n, d))]);
		let f = d === "spectator" ? _t : me(e, t, d, r), p = {
			game: l,
			seats: i.length,
			frames: u,
			waiting: n,
			asks: f.length === 0 ? _t : f.map((n) => xt(e, t, n)),
			mine: o.length === 0 ? _t : bt(e, t, d),
			answered: d === "spectator" ? 0 : i[d]
		};
		return s === void 0 ? p : {
			...p,
			end: s
		};
	};
}
var bt = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: c(e, t, r.kind, r.seat).length
} : []);
function xt(e, t, n) {
	let r = St(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: ge(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r },
		...e.asks[n.kind]?.sentence === !0 ? { sentence: !0 } : {}
	};
}
function St(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, c(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function Ct(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var wt = (e) => e.core.stack.length === 0, Tt = (e) => Array.from({ length: e }, () => []), Et = [], Dt = {
	asks: () => Et,
	options() {},
	answer() {
		throw Error("nothing was asked");
	}
};
function Ot(e, t) {
	let { aslongas: n } = t;
	return {
		...Dt,
		...At(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function kt(e, t) {
	let { aslongas: n } = t;
	return {
		...Dt,
		...At(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function At(e) {
	let { guess: t, quiet: n, show: r } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		show: (e, t, n) => ({
			at: t.at,
			...r?.(t, n, e)
		}),
		copy: r === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : Ue
	};
}
function jt(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]), { about: a } = e;
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && g(a), "done";
		},
		asks(t, n) {
			let a = [];
			for (let o of e.seats(t)) {
				let e = r(t, n, o);
				e !== void 0 && a.push(i(e, o));
			}
			return a;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		...a === void 0 ? {} : { about: (e, n, r) => a(e, r.seat, t(n)[r.seat]) },
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function Mt(e, t) {
	let n = (e) => e, r = a(e), { about: i, begins: o } = t;
	function s(e, t, n) {
		return t.begun = t.at, o(e, n, t.todo[t.at]) ?? "on";
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let i = n(r);
			for (; i.at < i.todo.length; i.at++) {
				let n = t.who(e, i.todo[i.at]);
				if (n !== void 0) return o === void 0 || i.begun === i.at ? "wait" : s(e, i, n);
				t.skipped?.(e, i.todo[i.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = t.choose(e, i.seat, c.todo[c.at++], a, s);
			l === "again" ? c.at-- : l !== void 0 && g(l);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).todo[n(t).at]) },
		copy(e) {
			let { proc: t, todo: r, at: i, begun: a } = n(e);
			return a === void 0 ? {
				proc: t,
				todo: r,
				at: i
			} : {
				proc: t,
				todo: r,
				at: i,
				begun: a
			};
		},
		show(e, t) {
			let { todo: r, at: i, begun: a } = n(t);
			return a === void 0 ? {
				todo: r,
				at: i
			} : {
				todo: r,
				at: i,
				begun: a
			};
		}
	};
}
function Nt(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		ue(e, n, s);
		for (let e of se()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) g(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, a, o, s, c) {
			let { known: l } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s, c), i(s, e, t, a.seat, l);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => Je(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => Ye(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function Pt(e, t) {
	let n = (e) => e, r = a(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a, o, s) {
			let c = n(r), l = a === "pass" ? "next" : t.use(e, i.seat, c.event, a, s);
			l === "next" ? c.at++ : l === "close" ? c.at = c.todo.length : l !== void 0 && g(l);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).event) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function Ft(e, t) {
	let r = (e) => e, { about: a } = t;
	function o(e, n, r, i) {
		return t.options(e, n, r, i), i.add("pass"), i;
	}
	let s = (e, t) => e.answers[e.todo.indexOf(t)] === "", c = (e, t) => void e.answers.fill("", t);
	function l(e, r) {
		let i = r.answers[r.at], a = r.todo[r.at];
		if (i === "pass") r.at++;
		else if (!o(e, a, r.event, new n()).has(i)) r.answers[r.at] = "";
		else {
			let n = t.use(e, a, r.event, i);
			n === "next" ? r.at++ : n === "close" ? r.at = r.todo.length : n === "all" ? (r.at = 0, c(r, 0)) : (c(r, r.at), n !== void 0 && g(n));
		}
	}
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		parallel: !0,
		secret: () => !0,
		next(e, t) {
			let n = r(t);
			return n.at >= n.todo.length ? "done" : n.answers.includes("") ? "wait" : (e.core.known++, l(e, n), "on");
		},
		asks(t, n) {
			let a = r(n), o = [];
			return a.todo.forEach((t, n) => {
				a.answers[n] === "" && o.push(i(e, t));
			}), o;
		},
		options: (e, t, n, i) => void o(e, n.seat, r(t).event, i),
		answer(e, t, n, i) {
			let a = r(t);
			a.answers[a.todo.indexOf(n.seat)] = i;
		},
		...a === void 0 ? {} : { about: (e, t, n) => a(e, n.seat, r(t).event) },
		takeBack(e, t, n) {
			let i = r(t), a = i.todo.indexOf(n);
			return a < i.at || s(i, n) ? !1 : (i.answers[a] = "", !0);
		},
		copy(e) {
			let t = r(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at,
				answers: t.answers.slice()
			};
		},
		show(e, n, i) {
			let a = r(n);
			return {
				event: t.show === void 0 ? a.event : t.show(a.event, i, e),
				todo: a.todo,
				at: a.at,
				answers: a.answers.map((e, t) => t < a.at || a.todo[t] === i ? e : ""),
				complete: a.todo.filter((e, t) => a.answers[t] !== "")
			};
		},
		guess(e, t, i, a) {
			let c = r(t), l = t;
			for (let t of l.complete ?? []) {
				if (!s(c, t)) continue;
				let r = o(e, t, c.event, new n());
				c.answers[c.todo.indexOf(t)] = r.list[a(r.count)];
			}
			delete l.complete;
		}
	};
}
function It() {
	return {
		raise: g,
		later: ae,
		tell: oe,
		sequence: (e, t, ...n) => Ot(t, n[0] ?? {}),
		repeat: (e, t, ...n) => kt(t, n[0] ?? {}),
		eachInTurn: (e, t) => Mt(e, t),
		allAtOnce: (e, t) => jt(t),
		sideBySide: (e, t) => Nt(t),
		window: (e, t) => Pt(e, t),
		windowAtOnce: (e, t) => Ft(e, t)
	};
}
var Lt = (e) => ({
	character: e.character,
	token: e.token,
	enemy: e.enemy,
	gems: e.gems,
	trophies: e.trophies,
	wounds: e.wounds,
	worn: e.worn.slice(),
	loose: e.loose.slice(),
	spoils: e.spoils.slice(),
	main: e.main,
	secondary: e.secondary.slice(),
	done: e.done.slice(),
	mainDone: e.mainDone,
	standing: e.standing.slice(),
	beaten: e.beaten.slice(),
	allyWins: e.allyWins,
	loneWins: e.loneWins,
	temples: e.temples,
	kritikWin: e.kritikWin,
	avenged: e.avenged,
	boughtQuest: e.boughtQuest,
	boughtTrophy: e.boughtTrophy,
	clover: e.clover,
	wonHere: e.wonHere,
	webbed: e.webbed,
	petrified: e.petrified,
	temper: e.temper
}), Rt = (e) => ({
	kind: e.kind,
	stage: e.stage,
	monster: e.monster,
	mayFlee: e.mayFlee,
	fled: e.fled,
	ally: e.ally,
	attacker: e.attacker,
	defender: e.defender,
	richer: e.richer,
	announced: e.announced.slice(),
	green: e.green,
	red: e.red,
	rerolled: e.rerolled.slice(),
	fists: e.fists.slice(),
	open: e.open,
	won: e.won,
	gems: e.gems,
	trophies: e.trophies,
	shareGems: e.shareGems,
	shareTrophies: e.shareTrophies,
	shareCard: e.shareCard
}), zt = (e) => ({
	moment: e.moment,
	standing: e.standing.slice(),
	sent: e.sent.slice(),
	closed: e.closed.slice(),
	offers: e.offers
}), Bt = (e) => ({ ...e }), Vt = (e, t) => ({
	core: t,
	settings: e.settings,
	round: e.round,
	first: e.first,
	active: e.active,
	adventure: e.adventure.slice(),
	discard: e.discard.slice(),
	guild: e.guild.slice(),
	shop: e.shop.slice(),
	setApart: e.setApart.slice(),
	gone: e.gone.slice(),
	reserve: e.reserve,
	pot: e.pot,
	arenaFought: e.arenaFought,
	lastRound: e.lastRound,
	over: e.over,
	turnedUp: e.turnedUp,
	cursed: e.cursed,
	fog: e.fog,
	bounty: e.bounty,
	fair: e.fair,
	card: e.card,
	lookQuests: e.lookQuests.slice(),
	lookCards: e.lookCards.slice(),
	fight: Rt(e.fight),
	fallen: {
		attacker: e.fallen.attacker,
		defender: e.fallen.defender
	},
	talk: zt(e.talk),
	deals: e.deals.slice(),
	ledger: e.ledger.map(Bt),
	due: e.due.slice(),
	players: e.players.map(Lt)
}), Ht = {
	"forgotten-hoard": { rule: "QT-CARD-49" },
	"cursed-idol": { rule: "QT-CARD-50" },
	"hidden-spring": { rule: "QT-CARD-51" },
	"dying-messenger": { rule: "QT-CARD-52" },
	"tilting-chest": { rule: "QT-CARD-53" },
	crossroads: { rule: "QT-CARD-54" },
	"lost-pedlar": { rule: "QT-CARD-55" }
}, Ut = {
	toll: { rule: "QT-CARD-56" },
	miasma: { rule: "QT-CARD-57" },
	"healing-brothers": { rule: "QT-CARD-58" },
	"small-change": { rule: "QT-CARD-59" },
	"poors-share": { rule: "QT-CARD-60" },
	"thick-fog": { rule: "QT-CARD-61" },
	"hunters-bounty": { rule: "QT-CARD-62" },
	"fair-day": { rule: "QT-CARD-63" },
	jealousy: { rule: "QT-CARD-64" }
}, Wt = Ht, Gt = Ut, Kt = Object.keys(Ht), qt = Object.keys(Ut), T = {
	temple: 2,
	guild: 2,
	guildForBard: 1,
	trophy: 6
}, Jt = (e) => Array.from({ length: 41 }, (t, n) => e(n / 2)), Yt = {
	up: Jt(Math.ceil),
	down: Jt(Math.floor)
}, Xt = [
	"creature",
	"humanoid",
	"undead",
	"dragon"
], Zt = Object.keys({
	barbarian: { rule: "QT-CARD-105" },
	sorcerer: { rule: "QT-CARD-106" },
	warrior: { rule: "QT-CARD-107" },
	thief: { rule: "QT-CARD-108" },
	ranger: { rule: "QT-CARD-109" },
	bard: { rule: "QT-CARD-110" }
}), Qt = {
	"chipped-dagger": {
		rule: "QT-CARD-83",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"iron-shod-club": {
		rule: "QT-CARD-84",
		type: "weapon",
		bonus: 1,
		price: 2
	},
	"short-sword": {
		rule: "QT-CARD-85",
		type: "weapon",
		bonus: 2,
		price: 4
	},
	"yew-bow": {
		rule: "QT-CARD-86",
		type: "weapon",
		bonus: 2,
		price: 5
	},
	"war-mace": {
		rule: "QT-CARD-87",
		type: "weapon",
		bonus: 3,
		price: 6
	},
	"double-axe": {
		rule: "QT-CARD-88",
		type: "weapon",
		bonus: 4,
		price: 8
	},
	gambeson: {
		rule: "QT-CARD-89",
		type: "armour",
		bonus: 1,
		price: 2
	},
	"helm-of-the-dead": {
		rule: "QT-CARD-90",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"chain-mail": {
		rule: "QT-CARD-91",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"rune-shield": {
		rule: "QT-CARD-92",
		type: "armour",
		bonus: 2,
		price: 4
	},
	"plate-harness": {
		rule: "QT-CARD-93",
		type: "armour",
		bonus: 3,
		price: 6
	},
	"power-armour": {
		rule: "QT-CARD-94",
		type: "armour",
		bonus: 0,
		price: 4
	},
	"copper-ring": {
		rule: "QT-CARD-95",
		type: "jewel",
		bonus: 1,
		price: 2
	},
	"silver-clover": {
		rule: "QT-CARD-96",
		type: "jewel",
		bonus: 1,
		price: 4
	},
	"menders-ring": {
		rule: "QT-CARD-97",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"traders-brooch": {
		rule: "QT-CARD-98",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"fang-necklace": {
		rule: "QT-CARD-99",
		type: "jewel",
		bonus: 2,
		price: 4
	},
	"diadem-of-eloquence": {
		rule: "QT-CARD-100",
		type: "jewel",
		bonus: 1,
		price: 3
	},
	"healing-temple": {
		rule: "QT-CARD-101",
		type: "special",
		bonus: 0,
		price: 2
	},
	"dragon-sword": {
		rule: "QT-CARD-102",
		type: "weapon",
		bonus: 5,
		price: 0
	},
	"dragon-armour": {
		rule: "QT-CARD-103",
		type: "armour",
		bonus: 4,
		price: 0
	},
	"dragon-amulet": {
		rule: "QT-CARD-104",
		type: "jewel",
		bonus: 3,
		price: 0
	}
}, E = Qt, $t = Object.keys(Qt).filter((e) => e !== "healing-temple"), en = [
	"dragon-sword",
	"dragon-armour",
	"dragon-amulet"
], tn = $t.filter((e) => !en.includes(e)), nn = {
	"giant-cellar-rat": {
		rule: "QT-CARD-1",
		type: "creature",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"beetle-swarm": {
		rule: "QT-CARD-2",
		type: "creature",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"weaver-spider": {
		rule: "QT-CARD-3",
		type: "creature",
		power: 8,
		gems: 1,
		trophies: 1
	},
	"greenish-jelly": {
		rule: "QT-CARD-4",
		type: "creature",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"ash-wolf": {
		rule: "QT-CARD-5",
		type: "creature",
		power: 9,
		gems: 1,
		trophies: 1
	},
	"shrieking-harpy": {
		rule: "QT-CARD-6",
		type: "creature",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"horned-bear": {
		rule: "QT-CARD-7",
		type: "creature",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"cracked-gargoyle": {
		rule: "QT-CARD-8",
		type: "creature",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"one-eyed-basilisk": {
		rule: "QT-CARD-9",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"burrowing-worm": {
		rule: "QT-CARD-10",
		type: "creature",
		power: 12,
		gems: 3,
		trophies: 1
	},
	manticore: {
		rule: "QT-CARD-11",
		type: "creature",
		power: 13,
		gems: 4,
		trophies: 1
	},
	chimera: {
		rule: "QT-CARD-12",
		type: "creature",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"black-griffin": {
		rule: "QT-CARD-13",
		type: "creature",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"three-headed-hydra": {
		rule: "QT-CARD-14",
		type: "creature",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"stone-behemoth": {
		rule: "QT-CARD-15",
		type: "creature",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"pilfering-goblin": {
		rule: "QT-CARD-16",
		type: "humanoid",
		power: 6,
		gems: 2,
		trophies: 0
	},
	"kobold-sapper": {
		rule: "QT-CARD-17",
		type: "humanoid",
		power: 7,
		gems: 2,
		trophies: 0
	},
	cutthroat: {
		rule: "QT-CARD-18",
		type: "humanoid",
		power: 8,
		gems: 3,
		trophies: 0
	},
	"orc-scout": {
		rule: "QT-CARD-19",
		type: "humanoid",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"saurian-raider": {
		rule: "QT-CARD-20",
		type: "humanoid",
		power: 10,
		gems: 4,
		trophies: 0
	},
	"masked-cultist": {
		rule: "QT-CARD-21",
		type: "humanoid",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"hobgoblin-sergeant": {
		rule: "QT-CARD-22",
		type: "humanoid",
		power: 11,
		gems: 2,
		trophies: 1
	},
	"scarred-orc": {
		rule: "QT-CARD-23",
		type: "humanoid",
		power: 12,
		gems: 5,
		trophies: 0
	},
	"ogre-doorkeeper": {
		rule: "QT-CARD-24",
		type: "humanoid",
		power: 12,
		gems: 3,
		trophies: 1
	},
	minotaur: {
		rule: "QT-CARD-25",
		type: "humanoid",
		power: 14,
		gems: 4,
		trophies: 1
	},
	"bridge-troll": {
		rule: "QT-CARD-26",
		type: "humanoid",
		power: 15,
		gems: 5,
		trophies: 1
	},
	"infernal-cyclops": {
		rule: "QT-CARD-27",
		type: "humanoid",
		power: 16,
		gems: 5,
		trophies: 1
	},
	"orc-warlord": {
		rule: "QT-CARD-28",
		type: "humanoid",
		power: 17,
		gems: 4,
		trophies: 2
	},
	"deep-giant": {
		rule: "QT-CARD-29",
		type: "humanoid",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"rattling-skeleton": {
		rule: "QT-CARD-30",
		type: "undead",
		power: 6,
		gems: 1,
		trophies: 0
	},
	"shuffling-zombie": {
		rule: "QT-CARD-31",
		type: "undead",
		power: 7,
		gems: 2,
		trophies: 0
	},
	"crawling-hand": {
		rule: "QT-CARD-32",
		type: "undead",
		power: 8,
		gems: 1,
		trophies: 1
	},
	ghoul: {
		rule: "QT-CARD-33",
		type: "undead",
		power: 9,
		gems: 3,
		trophies: 0
	},
	"bone-archer": {
		rule: "QT-CARD-34",
		type: "undead",
		power: 10,
		gems: 2,
		trophies: 1
	},
	"grave-hound": {
		rule: "QT-CARD-35",
		type: "undead",
		power: 11,
		gems: 4,
		trophies: 0
	},
	"weeping-spectre": {
		rule: "QT-CARD-36",
		type: "undead",
		power: 11,
		gems: 2,
		trophies: 1
	},
	mummy: {
		rule: "QT-CARD-37",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	banshee: {
		rule: "QT-CARD-38",
		type: "undead",
		power: 12,
		gems: 3,
		trophies: 1
	},
	"fallen-knight": {
		rule: "QT-CARD-39",
		type: "undead",
		power: 14,
		gems: 4,
		trophies: 1
	},
	vampire: {
		rule: "QT-CARD-40",
		type: "undead",
		power: 16,
		gems: 4,
		trophies: 1
	},
	lich: {
		rule: "QT-CARD-41",
		type: "undead",
		power: 18,
		gems: 5,
		trophies: 2
	},
	"barrow-king": {
		rule: "QT-CARD-42",
		type: "undead",
		power: 19,
		gems: 6,
		trophies: 2
	},
	"emerald-dragon": {
		rule: "QT-CARD-43",
		type: "dragon",
		power: 20,
		gems: 6,
		trophies: 3
	},
	"brazen-dragon": {
		rule: "QT-CARD-44",
		type: "dragon",
		power: 22,
		gems: 7,
		trophies: 3
	},
	"scarlet-dragon": {
		rule: "QT-CARD-45",
		type: "dragon",
		power: 24,
		gems: 8,
		trophies: 3
	},
	djinn: {
		rule: "QT-CARD-46",
		type: "untyped",
		power: 17,
		gems: 0,
		trophies: 1
	},
	"temple-guardian": {
		rule: "QT-CARD-47",
		type: "untyped",
		power: 15,
		gems: 3,
		trophies: 1
	},
	mimic: {
		rule: "QT-CARD-48",
		type: "untyped",
		power: 12,
		gems: 0,
		trophies: 1
	}
}, D = nn, rn = Object.keys(nn), an = {
	edge: {
		rule: "QT-CARD-65",
		trophies: 2
	},
	pauper: {
		rule: "QT-CARD-66",
		trophies: 3
	},
	huntsman: {
		rule: "QT-CARD-67",
		trophies: 2
	},
	provost: {
		rule: "QT-CARD-68",
		trophies: 2
	},
	exorcist: {
		rule: "QT-CARD-69",
		trophies: 2
	},
	wyrmslayer: {
		rule: "QT-CARD-70",
		trophies: 3
	},
	naturalist: {
		rule: "QT-CARD-71",
		trophies: 2
	},
	miser: {
		rule: "QT-CARD-72",
		trophies: 2
	},
	colossus: {
		rule: "QT-CARD-73",
		trophies: 2
	},
	"full-harness": {
		rule: "QT-CARD-74",
		trophies: 1
	},
	gladiator: {
		rule: "QT-CARD-75",
		trophies: 1
	},
	"shield-sibling": {
		rule: "QT-CARD-76",
		trophies: 1
	},
	loner: {
		rule: "QT-CARD-77",
		trophies: 2
	},
	martyr: {
		rule: "QT-CARD-78",
		trophies: 1
	},
	"lucky-star": {
		rule: "QT-CARD-79",
		trophies: 1
	},
	collector: {
		rule: "QT-CARD-80",
		trophies: 2
	},
	avenger: {
		rule: "QT-CARD-81",
		trophies: 2
	},
	pilgrim: {
		rule: "QT-CARD-82",
		trophies: 2
	}
}, on = an, sn = Object.keys(an), cn = [
	"gems",
	"item",
	"spoils",
	"quest",
	"help",
	"call"
], ln = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"aside",
	"help",
	"truce",
	"word"
], un = [
	"split",
	"after",
	"after-win",
	"this-turn",
	"next-turn",
	"this-arena",
	"next-arena",
	"next-fight",
	"round-end",
	"judged"
], dn = [
	"friends",
	"fair-share",
	"my-turn-next",
	"no-plunder",
	"vote-for-you",
	"leave-leader",
	"share-news",
	"remember",
	"first-pick",
	"stay-home",
	"same-side",
	"drink"
], fn = [
	"price",
	"trust",
	"wounds",
	"plans",
	"leader",
	"none"
], pn = [
	"loyal",
	"shrewd",
	"grudging",
	"treacherous"
], mn = (e) => +(e === "banshee"), O = It(), k = (e, t) => e.players.map((n, r) => (t + r) % e.players.length), hn = (e) => Number(e.settings.target), A = () => ({
	kind: "none",
	stage: "talk",
	monster: "none",
	mayFlee: !1,
	fled: !1,
	ally: -1,
	attacker: -1,
	defender: -1,
	richer: -1,
	announced: [],
	green: 0,
	red: 0,
	rerolled: [],
	fists: [],
	open: !1,
	won: !1,
	gems: 0,
	trophies: 0,
	shareGems: 0,
	shareTrophies: 0,
	shareCard: !1
}), gn = (e) => ({
	moment: "none",
	standing: [],
	sent: Array(e * e).fill(0),
	closed: Array(e * e).fill(!1),
	offers: 0
}), _n = (e) => ({
	character: "none",
	token: !1,
	enemy: "none",
	gems: e,
	trophies: 0,
	wounds: 0,
	worn: [],
	loose: [],
	spoils: [],
	main: "none",
	secondary: [],
	done: [],
	mainDone: !1,
	standing: [],
	beaten: [],
	allyWins: 0,
	loneWins: 0,
	temples: 0,
	kritikWin: !1,
	avenged: !1,
	boughtQuest: !1,
	boughtTrophy: !1,
	clover: !1,
	wonHere: !1,
	webbed: !1,
	petrified: !1,
	temper: "shrewd"
}), j = (e) => e !== "lich", vn = ({ character: e, token: t }) => e === "barbarian" && t ? 1 : 0;
function yn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && j(e.fight.monster) && (n.wonHere = !0, n.token || (n.token = !0, O.tell(() => ({
		type: "fury",
		rule: "QT-CARD-105",
		seat: t
	}))));
}
function bn(e, t) {
	let n = e.players[t];
	n.character === "barbarian" && n.token && !n.wonHere && (n.token = !1, O.tell(() => ({
		type: "calm",
		rule: "QT-CARD-105",
		seat: t
	})));
}
var xn = (e, t) => D[t].type === "undead" && e.includes("helm-of-the-dead") ? 1 : 0;
function Sn(e, t, n) {
	let { character: r, enemy: i } = e.players[t];
	if (r !== "ranger") return 0;
	let { type: a } = D[n];
	return i === "dragon" ? a === "dragon" || a === "untyped" ? 6 : 0 : a === i ? 3 : 0;
}
var Cn = (e, t) => e.players[t].character === "warrior" && j(e.fight.monster), wn = (e) => +(e === "warrior"), Tn = (e, t) => +!!e.players[t].worn.includes("yew-bow"), En = (e, t) => Math.max(1, Dn(e, t, !0));
function Dn(e, t, n) {
	let r = e.players[t], { worn: i, wounds: a } = r, o = 8 - a;
	for (let e of i) o += E[e].bonus;
	return e.cursed === t && (o -= 2), n && (o += vn(r)), o;
}
function On(e, t, n) {
	let r = j(n), i = Dn(e, t, r);
	return i += xn(e.players[t].worn, n), r && (i += Sn(e, t, n)), Math.max(1, i);
}
var kn = (e, t, n) => Math.max(1, Dn(e, t, !0) + (n ? wn(e.players[t].character) : 0));
function An(e, t, n) {
	let r = n === "none" ? En(e, t) : On(e, t, n);
	return Math.max(0, Yt[e.settings.allyGauge][r] + Tn(e, t) - mn(n));
}
var jn = (e, ...t) => e.spoils.filter((e) => t.includes(D[e].type)).length, Mn = (e) => (t, n) => jn(n, e) >= 2, Nn = {
	edge: (e, { worn: t }) => t.includes("double-axe") || t.includes("dragon-sword"),
	pauper: (e, { trophies: t }, n) => e.players.every((e, r) => r === n || e.trophies > t) && e.players.some((e, t) => t !== n && e.trophies >= 5),
	huntsman: Mn("creature"),
	provost: Mn("humanoid"),
	exorcist: Mn("undead"),
	wyrmslayer: (e, t) => jn(t, "dragon", "untyped") >= 1,
	naturalist: (e, t) => t.spoils.length >= 4 && [
		"creature",
		"humanoid",
		"undead"
	].every((e) => jn(t, e) >= 1),
	miser: (e, { gems: t }) => t >= 8,
	colossus: (e, t, n) => En(e, n) >= 14,
	"full-harness": (e, { worn: t }) => t.length === 3,
	gladiator: (e, { beaten: t }) => t.length >= 2,
	"shield-sibling": (e, { allyWins: t }) => t >= 4,
	loner: (e, { loneWins: t }) => t >= 2,
	martyr: (e, { wounds: t }) => t === 4,
	"lucky-star": (e, { kritikWin: t }) => t,
	collector: (e, { spoils: t }) => t.length >= 5,
	avenger: (e, { avenged: t }) => t,
	pilgrim: (e, { temples: t }) => t >= 2
}, Pn = (e, t, n) => Nn[n](e, e.players[t], t);
function M(e, t, n) {
	let r = Math.min(n, e.reserve);
	return e.reserve -= r, e.players[t].gems += r, r;
}
function Fn(e, t, n) {
	let r = e.active, i = M(e, r, t);
	O.tell(() => ({
		type: "found",
		rule: n,
		seat: r,
		gems: i
	}));
}
function In(e, t, n) {
	let r = M(e, t, 1);
	r > 0 && O.tell(() => ({
		type: "pocketed",
		rule: n,
		seat: t,
		gems: r
	}));
}
function N(e, t, n) {
	e.players[t].gems -= n, e.reserve += n;
}
function P(e, t, n) {
	if (n === 0) return;
	let r = e.players[t];
	if (r.trophies += n, r.trophies < hn(e) || e.lastRound) return;
	e.lastRound = !0;
	let i = e.settings.endAt === "turn" ? "QT-RULING-11" : "QT-END-1";
	O.tell(() => ({
		type: "target",
		rule: i,
		seat: t,
		trophies: r.trophies
	}));
}
function F(e, t) {
	let n = e.findIndex((e) => sn.indexOf(e) > sn.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
var Ln = (e) => e.main === "none" ? e.secondary : [e.main, ...e.secondary], Rn = (e) => e.fight.kind === "none" || e.fight.stage !== "dice", zn = {
	step: (e, t, n) => n.length === 0 ? "claim" : void 0,
	options(e, t, n, r) {
		if (Rn(e)) for (let n of Ln(e.players[t])) r.add(n, Pn(e, t, n) ? void 0 : "QT-QUEST-5");
	},
	carryOut(e, t, [n]) {
		Bn(e, t, n);
	}
};
function Bn(e, t, n) {
	b(e);
	let r = e.players[t], i = r.main === n;
	i ? (r.main = "none", r.mainDone = !0) : r.secondary.splice(r.secondary.indexOf(n), 1), r.standing = r.standing.filter((e) => e !== n), r.done.push(n);
	let a = on[n].trophies * (i ? 2 : 1), o = M(e, t, 4), s = i ? "QT-QUEST-2" : "QT-QUEST-3";
	O.tell(() => ({
		type: "claimed",
		rule: s,
		seat: t,
		quest: n,
		main: i,
		trophies: a,
		gems: o
	})), P(e, t, a);
}
var Vn = {
	step: (e, t, n) => n.length === 0 ? "standing" : void 0,
	options(e, t, n, r) {
		let i = e.players[t];
		for (let e of Ln(i)) r.add(`${i.standing.includes(e) ? "off" : "on"}:${e}`);
	},
	carryOut(e, t, [n]) {
		let r = e.players[t], [i, a] = n.split(":");
		i === "on" ? F(r.standing, a) : r.standing = r.standing.filter((e) => e !== a);
	}
};
function Hn(e) {
	if (Rn(e)) for (let t = !0; t;) {
		t = !1;
		for (let n of k(e, e.active)) {
			let r = e.players[n].standing.find((t) => Pn(e, n, t));
			r !== void 0 && (Bn(e, n, r), t = !0);
		}
	}
}
var I = [
	"give",
	"ask",
	"ask-word",
	"promise"
], Un = {
	give: "give",
	ask: "ask",
	"ask-word": "askWord",
	promise: "promise"
};
function L(e) {
	let t = e.indexOf(":");
	return t < 0 ? e : e.slice(0, t);
}
function R(e) {
	let t = e.indexOf(":");
	if (t < 0) return "";
	let n = e.indexOf(":", t + 1);
	return e.slice(t + 1, n < 0 ? void 0 : n);
}
var Wn = (e) => e.slice(e.lastIndexOf(":") + 1), z = (e, t) => t === void 0 ? e : `${e}:${t}`, B = (e, t, n) => `${e}:${t}:${n}`, V = (e, t) => e[Un[t]], Gn = (e) => e === "give" || e === "ask", Kn = (e, t) => t === "give" || t === "promise" ? e.sender : e.receiver;
function qn(e, t) {
	return (Gn(e) ? cn : ln).indexOf(L(t)) * un.length + Math.max(0, un.indexOf(Wn(t)));
}
var Jn = (e, t, n) => ({
	...e,
	[Un[t]]: [...V(e, t), n].sort((e, n) => qn(t, e) - qn(t, n) || (e < n ? -1 : +(e > n)))
}), Yn = (e) => I.flatMap((t) => V(e, t).length === 0 ? [] : `${t} ${V(e, t).join(", ")}`).join(" / "), Xn = (e) => ({
	moment: e.moment,
	sender: e.receiver,
	receiver: e.sender,
	answers: 0,
	give: e.ask,
	ask: e.give,
	askWord: e.promise,
	promise: e.askWord
}), Zn = B("word", "own", "judged"), Qn = (e) => Xt.includes(e), $n = (e, t) => {
	if (!Qn(e)) return e === t;
	let { type: n } = D[t];
	return n === e || e === "dragon" && n === "untyped";
};
function er(e) {
	let { seats: t, core: n, settings: r } = e, i = S(e, [...sn]), a = S(e, [
		...rn,
		...Kt,
		...qt
	]), o = [];
	for (let n = 0; n < 2 * t; n++) o.push(C(e, i));
	return {
		core: n,
		settings: r,
		round: 0,
		first: 0,
		active: 0,
		adventure: a,
		discard: [],
		guild: i,
		shop: [...tn],
		setApart: [...en],
		gone: [],
		reserve: 40 - t * r.startingGems,
		pot: 0,
		arenaFought: !1,
		lastRound: !1,
		over: !1,
		turnedUp: !1,
		cursed: -1,
		fog: !1,
		bounty: !1,
		fair: !1,
		card: "none",
		lookQuests: o,
		lookCards: [],
		fight: A(),
		fallen: {
			attacker: -1,
			defender: -1
		},
		talk: gn(t),
		deals: [],
		ledger: [],
		due: [],
		players: Array.from({ length: t }, () => ({
			..._n(r.startingGems),
			temper: He(e, pn)
		}))
	};
}
var tr = (e, t) => e.lookQuests.slice(2 * t, 2 * t + 2), nr = O.allAtOnce("main-quest", {
	seats: (e) => e.players.map((e, t) => t),
	step: (e, t, n) => n.length === 0 ? "main-quest" : void 0,
	options(e, t, n, r) {
		for (let n of tr(e, t)) r.add(n);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			let [r, i] = tr(e, n);
			e.players[n].main = t, e.guild.push(t === r ? i : r), O.tell(() => ({
				type: "main-chosen",
				rule: "QT-SETUP-5",
				seat: n,
				secret: {
					to: [n],
					quest: t
				}
			}));
		}), e.lookQuests = [];
	},
	quiet: !0
});
function rr(e) {
	let t = [];
	for (let n of e.guild) F(t, n);
	e.guild = S(e, t);
	let n = S(e, [...Zt]);
	e.players.forEach((t, r) => {
		let i = C(e, n);
		t.character = i, O.tell(() => ({
			type: "character",
			rule: "QT-SETUP-7",
			seat: r,
			character: i
		}));
	}), e.players.forEach((t, n) => {
		if (t.character !== "ranger") return;
		let r = He(e, Xt);
		t.enemy = r, O.tell(() => ({
			type: "sworn-enemy",
			rule: "QT-SETUP-9",
			seat: n,
			enemy: r
		}));
	});
}
function ir(e) {
	let t = e.players.map((e, t) => t);
	for (; t.length > 1;) {
		let n = t.map((t) => {
			let n = x(e, 8);
			return O.tell(() => ({
				type: "start-roll",
				rule: "QT-SETUP-12",
				seat: t,
				pips: n
			})), n;
		}), r = Math.max(...n);
		t = t.filter((e, t) => n[t] === r);
	}
	e.first = t[0], e.active = e.first, O.tell(() => ({
		type: "starts",
		rule: "QT-SETUP-12",
		seat: e.first
	}));
}
var ar = (e) => e.startsWith("quest:") && !e.includes("::") ? "quest" : e, or = (e) => ({
	...e,
	give: e.give.map(ar)
});
function sr(e, t) {
	return {
		settings: e.settings,
		...e.round === 0 ? {} : {
			round: e.round,
			first: e.first,
			active: e.active
		},
		adventureLeft: e.adventure.length,
		discard: e.discard.slice(),
		guildLeft: e.guild.length,
		shop: e.shop.slice(),
		setApart: e.setApart.slice(),
		gone: e.gone.slice(),
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		...ur("cursed", e.cursed),
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		...lr("card", e.card),
		lookQuests: dr(e, t),
		lookCards: t === e.active ? e.lookCards.slice() : e.lookCards.map(() => "?"),
		...e.fight.kind === "none" ? {} : { fight: fr(e.fight, e.fight.kind) },
		...e.fallen.attacker === -1 ? {} : { fallen: { ...e.fallen } },
		...lr("moment", e.talk.moment),
		offers: e.talk.standing.map((n) => hr(e, n, t)),
		deals: e.deals.map((n) => hr(e, n, t)),
		ledger: e.ledger.map((n) => _r(e, n, t)),
		players: e.players.map((n, r) => vr(e, n, r, t)),
		_rest: {
			offers: e.talk.offers,
			sent: e.talk.sent.slice(),
			closed: e.talk.closed.slice(),
			due: e.due.filter((n) => !gr(e, e.ledger[n - 1], t)),
			settling: [...new Set(e.due.map((t) => e.ledger[t - 1].giver))],
			over: e.over,
			turnedUp: e.turnedUp,
			...t === "spectator" ? {} : { temper: e.players[t].temper }
		}
	};
}
var cr = (e, t, n) => t === n ? {} : { [e]: t }, lr = (e, t) => cr(e, t, "none"), ur = (e, t) => cr(e, t, -1), H = (e, t) => cr(e, t, 0);
function dr(e, t) {
	if (e.round > 0) return t === e.active ? e.lookQuests.slice() : e.lookQuests.map(() => "?");
	let n = t === "spectator" ? [] : tr(e, t);
	return e.lookQuests.map((e) => n.includes(e) ? e : "?");
}
function fr(e, t) {
	return {
		kind: t,
		stage: e.stage,
		...lr("monster", e.monster),
		mayFlee: e.mayFlee,
		...ur("ally", e.ally),
		attacker: e.attacker,
		...ur("defender", e.defender),
		...ur("richer", e.richer),
		announced: e.announced.slice(),
		...H("green", e.green),
		...H("red", e.red),
		rerolled: e.rerolled.slice(),
		open: e.open,
		won: e.won,
		...H("gems", e.gems),
		...H("trophies", e.trophies),
		...H("shareGems", e.shareGems),
		...H("shareTrophies", e.shareTrophies),
		shareCard: e.shareCard
	};
}
function pr({ fight: e, players: t }, n, r) {
	if (e.kind === "arena" && e.fists.length !== 0 && e.stage !== "fists" && n !== e.attacker && n !== e.defender) return e.open || r || t[n].petrified ? e.fists[n] : "closed";
}
var mr = (e, ...t) => e !== "spectator" && t.includes(e);
function hr(e, t, n) {
	let { id: r, moment: i, sender: a, receiver: o, answers: s } = t, c = {
		id: r,
		moment: i,
		sender: a,
		receiver: o
	};
	if (s !== 0 && (c.answers = s), e.settings.talk === "whispered" && !e.turnedUp && !mr(n, a, o)) return c;
	let { give: l, ask: u, askWord: d, promise: f } = n === a ? t : or(t);
	return [c.give, c.ask, c.askWord, c.promise] = [
		l,
		u,
		d,
		f
	], t.text !== void 0 && (c.text = t.text), c;
}
var gr = (e, { state: t, giver: n, receiver: r }, i) => e.settings.talk === "whispered" && t === "running" && !mr(i, n, r);
function _r(e, t, n) {
	let { number: r, round: i, giver: a, receiver: o, state: s } = t, c = {
		number: r,
		round: i,
		giver: a,
		receiver: o,
		state: s
	};
	if (gr(e, t, n)) return c;
	let { moment: l, offer: u, kind: d, subject: f, due: p, delivered: ee, plundered: te, called: ne, turns: re, text: m } = t;
	return {
		word: B(d, f, p),
		...c,
		moment: l,
		offer: u,
		...H("delivered", ee),
		plundered: te,
		called: ne,
		later: re > 0,
		...m === void 0 ? {} : { text: m }
	};
}
function vr(e, t, n, r) {
	let i = n === r, a = i || e.turnedUp, o = {
		token: t.token,
		gems: t.gems,
		trophies: t.trophies,
		wounds: t.wounds,
		power: En(e, n),
		allyPower: An(e, n, "none"),
		worn: t.worn.slice(),
		loose: t.loose.slice(),
		spoils: t.spoils.slice(),
		mainDone: t.mainDone,
		secondary: a ? t.secondary.slice() : t.secondary.map(() => "?"),
		done: t.done.slice(),
		beaten: t.beaten.slice(),
		allyWins: t.allyWins,
		loneWins: t.loneWins,
		temples: t.temples,
		kritikWin: t.kritikWin,
		avenged: t.avenged,
		boughtQuest: t.boughtQuest,
		boughtTrophy: t.boughtTrophy,
		clover: t.clover,
		wonHere: t.wonHere,
		webbed: t.webbed,
		petrified: t.petrified
	};
	t.character !== "none" && (o.character = t.character), t.enemy !== "none" && (o.enemy = t.enemy), t.main !== "none" && (o.main = a ? t.main : "?"), i && t.standing.length > 0 && (o.standing = t.standing.slice());
	let s = pr(e, n, i);
	return s !== void 0 && (o.hand = s), e.turnedUp && (o.temper = t.temper), o;
}
var yr = [
	"attacker",
	"defender",
	"none"
], br = [
	"fists",
	"dice",
	"after"
];
function xr(e, t, n, r) {
	let i = jr(Cr(e), r), a = jr(wr(e), r), { offers: o, sent: s, closed: c, over: l, turnedUp: u, temper: d } = e._rest, f = e.players.map((e, t) => Er(e, i, (t === n ? d : void 0) ?? e.temper ?? pn[r(pn.length)]));
	return {
		core: t,
		settings: e.settings,
		round: e.round ?? 0,
		first: e.first ?? 0,
		active: e.active ?? 0,
		lookCards: e.lookCards.map((e) => e === "?" ? a.pop() : e),
		adventure: a,
		discard: e.discard,
		lookQuests: e.lookQuests.map((e) => Sr(e, i)),
		guild: i,
		shop: e.shop,
		setApart: e.setApart,
		gone: e.gone,
		reserve: e.reserve,
		pot: e.pot,
		arenaFought: e.arenaFought,
		lastRound: e.lastRound,
		over: l,
		turnedUp: u,
		cursed: e.cursed ?? -1,
		fog: e.fog,
		bounty: e.bounty,
		fair: e.fair,
		card: e.card ?? "none",
		fight: Tr(e, r),
		fallen: e.fallen ?? {
			attacker: -1,
			defender: -1
		},
		talk: {
			moment: e.moment ?? "none",
			standing: e.offers.map((e) => Or(e, f)),
			sent: s,
			closed: c,
			offers: o
		},
		deals: e.deals.map((e) => Or(e, f)),
		ledger: e.ledger.map(kr),
		due: Dr(e),
		players: f
	};
}
var Sr = (e, t) => e === "?" ? t.pop() : e;
function Cr(e) {
	let t = new Set(e.lookQuests);
	for (let { main: n, secondary: r, done: i } of e.players) for (let e of [
		...r,
		...i,
		...n === void 0 ? [] : [n]
	]) t.add(e);
	return sn.filter((e) => !t.has(e));
}
function wr(e) {
	let t = /* @__PURE__ */ new Set([...e.discard, ...e.lookCards]);
	e.fight?.monster !== void 0 && t.add(e.fight.monster);
	for (let { spoils: n } of e.players) for (let e of n) t.add(e);
	return [
		...rn,
		...Kt,
		...qt
	].filter((e) => !t.has(e));
}
function Tr({ fight: e, players: t }, n) {
	if (e === void 0) return A();
	let r = t.map(({ hand: e = "none" }) => e === "closed" ? yr[n(yr.length)] : e);
	return {
		...A(),
		...e,
		fists: e.kind === "arena" && br.includes(e.stage) ? r : []
	};
}
function Er(e, t, n) {
	let r = [];
	for (let n of e.secondary) F(r, Sr(n, t));
	return {
		character: e.character ?? "none",
		token: e.token,
		enemy: e.enemy ?? "none",
		gems: e.gems,
		trophies: e.trophies,
		wounds: e.wounds,
		worn: e.worn,
		loose: e.loose,
		spoils: e.spoils,
		main: e.main === void 0 ? "none" : Sr(e.main, t),
		secondary: r,
		done: e.done,
		mainDone: e.mainDone,
		standing: e.standing ?? [],
		beaten: e.beaten,
		allyWins: e.allyWins,
		loneWins: e.loneWins,
		temples: e.temples,
		kritikWin: e.kritikWin,
		avenged: e.avenged,
		boughtQuest: e.boughtQuest,
		boughtTrophy: e.boughtTrophy,
		clover: e.clover,
		wonHere: e.wonHere,
		webbed: e.webbed,
		petrified: e.petrified,
		temper: n
	};
}
function Dr({ _rest: { due: e, settling: t }, ledger: n }) {
	let r = (t) => e.filter((e) => n[e - 1].giver === t);
	return t.flatMap((e) => {
		let t = r(e), i = n.find((t) => t.giver === e && t.state === "running" && t.word === void 0);
		return t.length > 0 || i === void 0 ? t : [i.number];
	});
}
function Or(e, t) {
	let { id: n, moment: r, sender: i, receiver: a, answers: o = 0 } = e, { give: s = [], ask: c = [], askWord: l = [], promise: u = ["word:friends:judged"] } = e, d = t[i].secondary.slice(), f = (e) => e === "quest" ? `quest:${d.pop() ?? sn[0]}` : e, p = e.text === void 0 ? {} : { text: e.text };
	return {
		id: n,
		moment: r,
		sender: i,
		receiver: a,
		answers: o,
		give: s.map(f),
		ask: c,
		askWord: l,
		promise: u,
		...p
	};
}
var kr = (e) => ({
	number: e.number,
	round: e.round,
	moment: e.moment ?? "V1",
	giver: e.giver,
	receiver: e.receiver,
	...Ar(e.word ?? "word:friends:judged"),
	offer: e.offer ?? 0,
	state: e.state,
	delivered: e.delivered ?? 0,
	plundered: e.plundered ?? !1,
	called: e.called ?? !1,
	turns: +(e.later === !0),
	...e.text === void 0 ? {} : { text: e.text }
}), Ar = (e) => ({
	kind: L(e),
	subject: R(e),
	due: Wn(e)
});
function jr(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
var Mr = 3, Nr = (e) => e in D, Pr = (e, t) => e.round < Mr && (t === "toll" || Nr(t) && D[t].type === "dragon"), Fr = (e) => +(e === "bridge-troll"), Ir = (e) => e === "mimic";
function Lr(e) {
	if (!Ir(e.fight.monster)) return 0;
	let t = x(e, 8);
	return O.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-48",
		seat: e.active,
		pips: t
	})), t;
}
function Rr(e) {
	e.fair = !0;
}
var zr = (e) => +!!e.fair, Br = (e) => +!!e.includes("traders-brooch");
function Vr(e, t, n, r = !1) {
	let i = E[n].price, a = r ? Math.floor(i / 2) : i;
	return Math.max(1, a - zr(e) - Br(e.players[t].worn));
}
function U(e, t) {
	let n = e.findIndex((e) => $t.indexOf(e) > $t.indexOf(t));
	e.splice(n < 0 ? e.length : n, 0, t);
}
function W(e, t) {
	e.splice(e.indexOf(t), 1);
}
var Hr = (e, t) => e.find((e) => E[e].type === E[t].type);
function G(e, t, n) {
	let { worn: r, loose: i } = e.players[t], a = Hr(r, n);
	if (a === void 0) U(r, n);
	else return U(i, n), {
		proc: "surplus",
		todo: [{
			seat: t,
			items: [a, n]
		}],
		at: 0
	};
}
var Ur = (e, t, n) => Hr(e.players[t].worn, n[1]), Wr = O.eachInTurn("surplus", {
	who: (e, { seat: t }) => t,
	options(e, t, { items: n }, r) {
		r.add(Ur(e, t, n)), r.add(n[1]);
	},
	choose(e, t, { items: n }, r) {
		let { worn: i, loose: a } = e.players[t];
		if (r === n[1]) {
			let o = Ur(e, t, n);
			W(i, o), W(a, r), U(a, o), U(i, r);
		}
		O.tell(() => ({
			type: "wears",
			rule: "QT-SHOP-3",
			seat: t,
			item: r
		}));
	},
	about: (e, t, { items: n }) => ({ items: [Ur(e, t, n), n[1]].map((e) => `item:${e}`) }),
	quiet: !0
});
function Gr(e, t, n) {
	let { worn: r, loose: i } = e.players[t];
	if (i.includes(n)) {
		W(i, n);
		return;
	}
	W(r, n);
	let a = i.filter((e) => E[e].type === E[n].type);
	if (a.length === 0) return;
	let o = a.reduce((e, t) => E[t].bonus > E[e].bonus ? t : e);
	W(i, o), U(r, o);
}
function Kr(e, t) {
	U(en.includes(t) ? e.setApart : e.shop, t);
}
function qr(e) {
	e.players.forEach((t, n) => {
		for (let r of t.loose) Kr(e, r), O.tell(() => ({
			type: "returned",
			rule: "QT-SHOP-3",
			seat: n,
			item: r
		}));
		t.loose.length > 0 && (t.loose = []);
	});
}
var Jr = (e) => e.includes("dragon-armour"), Yr = (e) => e.includes("menders-ring") ? 2 : 1, Xr = (e) => e.includes("rune-shield"), Zr = (e) => +(e === "vampire");
function Qr(e) {
	e.players[e.active].webbed = !0;
}
function $r(e, t) {
	let n = e.players[t];
	return n.webbed ? (n.webbed = !1, O.tell(() => ({
		type: "webbed",
		rule: "QT-RULING-58",
		seat: t
	})), !0) : !1;
}
function ei(e, t, n, r) {
	let i = e.players[t], a = i.wounds;
	i.wounds = Math.min(4, a + n);
	let o = i.wounds - a;
	O.tell(() => ({
		type: "wounded",
		rule: r,
		seat: t,
		wounds: o
	}));
}
function ti(e, t, n) {
	let r = (n ? 2 : 1) + Zr(e.fight.monster);
	ei(e, t, ni(e, t) ? 1 : r, n ? "QT-WOUND-3" : "QT-WOUND-2");
}
function ni(e, t) {
	let { worn: n } = e.players[t];
	return Cn(e, t) || Xr(n) || Jr(n);
}
function K(e, t, n, r) {
	let i = e.players[t], a = Math.min(i.wounds, n);
	a !== 0 && (i.wounds -= a, O.tell(() => ({
		type: "healed",
		rule: r,
		seat: t,
		wounds: a
	})));
}
function ri(e, t) {
	$r(e, t) || K(e, t, Yr(e.players[t].worn), "QT-WOUND-5");
}
function ii(e, t, n) {
	e.cursed === t && (e.cursed = -1, O.tell(() => ({
		type: "uncursed",
		rule: n,
		seat: t
	})));
}
function ai(e, t, n) {
	e.cursed = t, O.tell(() => ({
		type: "cursed",
		rule: n,
		seat: t
	}));
}
var oi = 5, si = 6, ci = (e) => ({
	proc: "wish",
	todo: [e.active],
	at: 0
}), li = O.eachInTurn("wish", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.shop) r.add(`item:${t}`, E[t].price > si ? "QT-CARD-46" : void 0);
		r.add("gems"), r.add("trophy");
	},
	choose(e, t, n, r) {
		if (r === "trophy") {
			O.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "trophy"
			})), P(e, t, 1);
			return;
		}
		if (r === "gems") {
			O.tell(() => ({
				type: "wished",
				rule: "QT-CARD-46",
				seat: t,
				wish: "gems"
			})), M(e, t, oi), K(e, t, 4, "QT-CARD-46");
			return;
		}
		let i = r.slice(5);
		return W(e.shop, i), O.tell(() => ({
			type: "wished",
			rule: "QT-CARD-46",
			seat: t,
			wish: i
		})), G(e, t, i);
	},
	quiet: !0
}), ui = (e, t) => (n) => {
	let { active: r } = n;
	if (n.setApart.includes(t)) return W(n.setApart, t), O.tell(() => ({
		type: "prize",
		rule: D[e].rule,
		seat: r,
		item: t
	})), G(n, r, t);
};
function di(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) e.players[r].petrified = !0, O.tell(() => ({
		type: "petrified",
		rule: "QT-CARD-9",
		seat: r
	}));
}
function fi(e) {
	let { active: t } = e;
	e.players[t].gems !== 0 && (N(e, t, 1), O.tell(() => ({
		type: "pilfered",
		rule: "QT-CARD-16",
		seat: t,
		gems: 1
	})));
}
function pi(e) {
	let { active: t } = e, { ally: n } = e.fight;
	for (let r of n === -1 ? [t] : [t, n]) K(e, r, 4, "QT-CARD-47"), ii(e, r, "QT-CARD-47");
}
var mi = {
	"weaver-spider": Qr,
	"one-eyed-basilisk": di,
	"pilfering-goblin": fi
}, hi = (e) => mi[e.fight.monster]?.(e), gi = {
	"emerald-dragon": ui("emerald-dragon", "dragon-amulet"),
	"brazen-dragon": ui("brazen-dragon", "dragon-armour"),
	"scarlet-dragon": ui("scarlet-dragon", "dragon-sword"),
	djinn: ci,
	"temple-guardian": pi
}, _i = (e) => gi[e.fight.monster]?.(e), vi = 2;
function yi(e) {
	e.bounty = !0;
}
var bi = (e) => e.bounty ? vi : 0, xi = [
	"gems",
	"loot",
	"trophy",
	"fist",
	"help",
	"truce"
];
function Si(e) {
	let { give: t, ask: n, askWord: r, promise: i } = e;
	return t.length > 3 || n.length + r.length > 3 || i.length > 3 ? !1 : I.every((t) => Ci(V(e, t))) && !wi(t, i) && !wi(n, r);
}
function Ci(e) {
	let t = e.map((e) => L(e) === "word" ? e : `${L(e)}:${R(e)}`);
	return new Set(t).size === e.length && xi.every((t) => e.filter((e) => L(e) === t).length <= 1);
}
var wi = (e, t) => e.some((e) => t.some((t) => {
	let n = L(e);
	return (n === "item" || n === "spoils") && L(t) === n && R(t) === R(e);
})), Ti = ({ give: e, ask: t, askWord: n, promise: r }, i) => i === "give" ? e.length : i === "promise" ? r.length : t.length + n.length;
function Ei(e, t, n, r) {
	let { give: i, ask: a, askWord: o, promise: s } = t, c = V(t, n);
	if (Ti(t, n) >= 3) return !1;
	let l = L(r);
	for (let e of c) if (L(e) === l && (xi.includes(l) || R(e) === R(r))) return !1;
	let u = n === "give" ? s : n === "promise" ? i : n === "ask" ? o : a;
	return u.length > 0 && wi([r], u) || !Oi(e, Kn(t, n), n, r) ? !1 : l !== "quest" || ki(e, Jn(t, n, r)) === void 0;
}
function Di(e, t) {
	for (let n of I) {
		let r = Kn(t, n), i = V(t, n).find((t) => !Oi(e, r, n, t));
		if (i !== void 0) return i;
	}
	return ki(e, t);
}
function Oi(e, t, n, r) {
	let { gems: i, worn: a, loose: o, spoils: s, secondary: c } = e.players[t], l = R(r), u = n === "give" || n === "ask";
	switch (L(r)) {
		case "gems": return !u || i >= Number(l);
		case "item": return a.includes(l) || o.includes(l);
		case "spoils": return s.some((e) => $n(l, e));
		case "quest": return l === "" ? c.length > 0 : c.includes(l);
		case "call": return e.ledger.some(({ number: e, state: t }) => e === Number(l) && t === "running");
		default: return !0;
	}
}
var q = (e) => e.filter((e) => L(e) === "quest");
function ki(e, t) {
	let [n, r] = [q(t.give), q(t.ask)], [i, a] = [e.players[t.sender].secondary.length, e.players[t.receiver].secondary.length];
	if (r.length > 0 && i - n.length + r.length > 3) return r[0];
	if (n.length > 0 && a - r.length + n.length > 3) return n[0];
	if (q(t.promise).length > i - n.length) return q(t.promise)[0];
	if (q(t.askWord).length > a - r.length) return q(t.askWord)[0];
}
var Ai = (e) => [
	"split",
	"after",
	"after-win",
	"this-arena"
].includes(Wn(e));
function ji(e) {
	e.fog = !0;
}
var Mi = (e) => e.fog && e.fight.kind === "dungeon";
function Ni(e, t) {
	e.talk.moment = t;
}
function J(e) {
	let { talk: t } = e;
	if (t.moment !== "none") {
		for (let { id: e, sender: n, receiver: r } of t.standing) O.tell(() => ({
			type: "offer-expired",
			rule: "QT-TALK-26",
			offer: e,
			seat: n,
			toSeat: r
		}));
		b(e), t.standing = [], t.sent.fill(0), t.closed.fill(!1), t.moment = "none", e.core.aside.some(({ kind: e }) => e === "talk" || e === "deal") && (e.core.aside = e.core.aside.filter(({ kind: e }) => e !== "talk" && e !== "deal"));
	}
}
var Pi = (e, t) => t === e.fight.attacker || t === e.fight.defender;
function Fi(e, t, n) {
	if (t === n) return !1;
	switch (e.talk.moment) {
		case "V1": return t === e.active || n === e.active;
		case "V2": return t === e.active || n === e.active || Li(e, t, n) || Li(e, n, t);
		case "D": return (t === e.active || n === e.active) && e.fight.ally === -1 && Ii(e, t === e.active ? n : t);
		case "A": return Pi(e, t) !== Pi(e, n) && Ii(e, Pi(e, t) ? n : t);
		case "none": return !1;
	}
}
var Ii = (e, t) => !e.players[t].petrified && !Mi(e), Li = (e, t, n) => e.talk.moment === "V2" && t === e.fallen.defender && n !== e.fallen.attacker && n !== e.fallen.defender && n !== e.active, Ri = (e, t, n) => Math.min(t, n) * e.players.length + Math.max(t, n), zi = (e, t, n) => e.talk.closed[Ri(e, t, n)];
function Bi(e, t, n) {
	e.talk.closed[Ri(e, t, n)] = !0;
}
var Vi = (e, t, n) => e.talk.sent[t * e.players.length + n];
function Hi(e, t, n) {
	e.talk.sent[t * e.players.length + n]++;
}
function Ui(e, t) {
	let n = e.core.stack.at(-1);
	return n?.proc === "arena-talk" && (n.drafts[t]?.length ?? 0) > 0;
}
var Wi = (e, t) => e.talk.moment === "A" ? Pi(e, t) : e.talk.moment !== "D" || t === e.active, Gi = [
	"gems",
	"item",
	"spoils",
	"quest"
], Ki = [
	"loot",
	"trophy",
	"card",
	"gems",
	"item",
	"spoils",
	"quest",
	"fist",
	"help",
	"truce",
	"word"
];
function qi(e, t, n) {
	return Xi(e, t, n) ? (Gn(n) ? Gi : Ki).filter((r) => Zi(e, t, n, r).some((r) => Ei(e, t, n, r))) : [];
}
var Ji = (e, t, n, r) => Xi(e, t, n) ? Zi(e, t, n, r).filter((r) => Ei(e, t, n, r)) : [];
function Yi(e, t, n) {
	return !Xi(e, t, n) || Ti(t, n) >= 3 ? !1 : !Gn(n) && !na(e, t, Kn(t, n)) || qi(e, t, n).length > 0;
}
var Xi = (e, t, n) => !t.ask.some((e) => e.startsWith("call")) && (n === "give" || !Li(e, t.sender, t.receiver));
function Zi(e, t, n, r) {
	let i = Kn(t, n);
	if (Gn(n)) return Qi(e, t, n, i, r);
	let a = $i(e, t, i, r);
	return na(e, t, i) ? a.filter(Ai) : a;
}
function Qi(e, t, n, r, i) {
	if (!Wi(e, r) && e.settings.helpGoods === "principal") return [];
	let { gems: a, worn: o, loose: s, spoils: c, secondary: l } = e.players[r];
	switch (i) {
		case "gems": return ca.slice(0, a);
		case "item": return [...o, ...s].map((e) => z("item", e));
		case "spoils": return c.map((e) => z("spoils", e));
		default: return r === t.sender ? l.map((e) => z("quest", e)) : l.length > 0 && !V(t, n).includes("quest") ? ["quest"] : [];
	}
}
function $i(e, t, n, r) {
	let { worn: i, loose: a, spoils: o, secondary: s } = e.players[n], c = (t) => ta(e, n).map((e) => B(r, t, e));
	switch (r) {
		case "loot":
		case "trophy":
		case "card": return ea(e, n, r);
		case "gems": return ta(e, n).flatMap((e) => sa[e]);
		case "item": return [...i, ...a].flatMap(c);
		case "spoils": return [...o, ...Xt].flatMap(c);
		case "quest": return s.length > 0 ? c("") : [];
		case "fist": return e.talk.moment !== "A" || Wi(e, n) ? [B("fist", "", "next-arena")] : [];
		case "help": return [B("help", "", "next-fight")];
		case "truce": return la.map((t) => B("truce", e.round + t - 1, "round-end"));
		case "word": return t.askWord.includes(Zn) || t.promise.includes(Zn) ? ua : da;
	}
}
function ea(e, t, n) {
	let { moment: r } = e.talk;
	if (!Wi(e, t)) return [];
	if (r === "A") return n === "loot" ? Y(10).map((e) => B("loot", e, "after-win")) : [];
	if (r !== "D") return [];
	if (n === "card") return [B("card", "", "split")];
	let i = e.fight.monster, { gems: a, trophies: o } = D[i];
	return n === "trophy" ? Y(o).map((e) => B("trophy", e, "split")) : Y(a + (Ir(i) ? 8 : 0) + bi(e)).map((e) => B("loot", e, "split"));
}
function ta(e, t) {
	if (!Wi(e, t)) return [];
	switch (e.talk.moment) {
		case "A": return ["after", "after-win"];
		case "V2": return ["next-turn"];
		default: return t === e.active ? ["this-turn", "next-turn"] : ["next-turn"];
	}
}
var na = (e, t, n) => ra(e, n) + ia(t, n) >= 8;
function ra(e, t) {
	let n = 0;
	for (let r of e.ledger) r.giver === t && r.state === "running" && !Ai(`::${r.due}`) && n++;
	return n;
}
var ia = (e, t) => (t === e.sender ? e.promise : e.askWord).filter((e) => !Ai(e)).length, aa = (e, t) => [t.sender, t.receiver].every((n) => ia(t, n) === 0 || ra(e, n) + ia(t, n) <= 8), Y = (e) => Array.from({ length: e }, (e, t) => t + 1), oa = (e) => Y(10).map((t) => B("gems", t, e)), sa = {
	"this-turn": oa("this-turn"),
	"next-turn": oa("next-turn"),
	after: oa("after"),
	"after-win": oa("after-win")
}, ca = Y(40).map((e) => z("gems", e)), la = Y(4), ua = dn.map((e) => B("word", e, "judged")), da = [...ua, Zn], X = (e) => e.ledger.filter((e) => e.state === "running");
function Z(e, t, n, r) {
	if (t.state !== "running") return;
	t.state = n;
	let { number: i, giver: a, receiver: o, kind: s, delivered: c } = t;
	if (O.tell(() => ({
		type: "judged",
		rule: r,
		line: i,
		seat: a,
		toSeat: o,
		word: s,
		verdict: n,
		delivered: c
	})), n === "broken") for (let n of X(e)) n.offer === t.offer && n.giver === o && Z(e, n, "void", "QT-TALK-42");
}
function fa(e, t, n, r) {
	t.delivered = n, Z(e, t, n >= r ? "kept" : "broken", "QT-TALK-41");
}
function pa(e) {
	let { ally: t, shareGems: n, shareTrophies: r, shareCard: i, gems: a } = e.fight;
	for (let o of X(e)) {
		if (o.due !== "split") continue;
		let s = o.receiver === t;
		o.kind === "loot" ? fa(e, o, s ? n : 0, Math.min(Number(o.subject), a)) : o.kind === "trophy" ? fa(e, o, s ? r : 0, Number(o.subject)) : fa(e, o, s && i ? 1 : 0, 1);
	}
}
function ma(e) {
	for (let t of X(e)) t.due === "split" && Z(e, t, "void", "QT-TALK-42");
}
function ha(e, t) {
	for (let n of X(e)) n.kind === "help" && n.receiver === e.active && (n.turns > 0 ? n.turns-- : Ii(e, n.giver) && Z(e, n, t && e.fight.ally === -1 && n.called ? "broken" : "void", "QT-TALK-44"));
}
function ga(e) {
	let { attacker: t, defender: n } = e.fight;
	for (let r of X(e)) r.kind === "truce" && r.giver === t && r.receiver === n && Z(e, r, "broken", "QT-TALK-43");
}
function _a(e) {
	for (let t of X(e)) t.kind === "truce" && Number(t.subject) <= e.round && Z(e, t, "kept", "QT-TALK-43");
}
function va(e) {
	let { attacker: t, defender: n, fists: r } = e.fight;
	for (let i of X(e)) {
		if (i.kind !== "fist" && i.kind !== "aside") continue;
		let a = i.receiver === t ? "attacker" : i.receiver === n ? "defender" : "none", o = i.giver === t || i.giver === n;
		if (a === "none" || o) continue;
		if (e.players[i.giver].petrified) {
			Z(e, i, "void", "QT-TALK-42");
			continue;
		}
		let s = r[i.giver];
		Z(e, i, (i.kind === "fist" ? s === a : s === "none" || s === a) ? "kept" : "broken", "QT-TALK-43");
	}
}
function ya(e, t, n) {
	for (let r of X(e)) {
		if (r.giver !== t) continue;
		let e = r.kind === "item" && r.subject === n, i = r.kind === "spoils" && n in D && $n(r.subject, n);
		(e || i) && (r.plundered = !0);
	}
}
function ba(e) {
	for (let t of X(e)) t.kind === "truce" ? Z(e, t, "kept", "QT-TALK-47") : Z(e, t, t.kind === "word" ? "unjudged" : "void", "QT-TALK-47");
}
function xa(e, t) {
	if (e.settings.talk === "open") return;
	let { id: n, sender: r, receiver: i } = t, [a, o] = [Sa(or(t).give), Sa(t.ask)];
	a.length + o.length !== 0 && O.tell(() => ({
		type: "exchanged",
		rule: "QT-TALK-34",
		offer: n,
		seat: r,
		toSeat: i,
		give: a,
		ask: o
	}));
}
var Sa = (e) => e.filter((e) => !["help", "call"].includes(L(e)));
function Ca(e, { id: t, sender: n, receiver: r }, i) {
	O.tell(() => {
		let a = {
			type: "refused",
			rule: "QT-TALK-18",
			offer: t,
			seat: r,
			toSeat: n
		};
		return e.settings.talk === "open" ? {
			...a,
			reason: i
		} : {
			...a,
			reason: "unheard",
			secret: {
				to: [n, r],
				reason: i
			}
		};
	});
}
function wa(e, t, n, r) {
	O.tell(() => {
		let { id: i, sender: a, receiver: o, answers: s } = r, { give: c, ask: l, askWord: u, promise: d } = or(r), f = {
			give: c,
			ask: l,
			askWord: u,
			promise: d
		}, p = t === "signed", ee = {
			type: t,
			rule: n,
			offer: i,
			answers: s,
			seat: p ? o : a,
			toSeat: p ? a : o
		};
		return e.settings.talk === "open" ? {
			...ee,
			...f
		} : {
			...ee,
			give: [],
			ask: [],
			askWord: [],
			promise: [],
			secret: {
				to: [a, o],
				...f
			}
		};
	});
}
function Ta(e, t, n) {
	e.settings.talk === "whispered" && b(e), e.deals.push(t), wa(e, "signed", "QT-TALK-24", t), xa(e, t);
	let { sender: r, receiver: i } = t, a = t.ask.map((e) => e === "quest" ? `quest:${n}` : e), o = [...t.give.map((e) => ({
		piece: e,
		from: r,
		to: i
	})), ...a.map((e) => ({
		piece: e,
		from: i,
		to: r
	}))];
	for (let { piece: t, from: n } of o) Ea(e, n, t);
	for (let { piece: t, from: n, to: r } of o) Da(e, n, r, t);
	for (let n of t.askWord) ka(e, t, i, r, n);
	for (let n of t.promise) ka(e, t, r, i, n);
}
function Ea(e, t, n) {
	let r = e.players[t], i = R(n);
	switch (L(n)) {
		case "gems":
			r.gems -= Number(i);
			return;
		case "item":
			Gr(e, t, i);
			return;
		case "spoils":
			r.spoils.splice(r.spoils.indexOf(i), 1);
			return;
		case "quest":
			r.secondary.splice(r.secondary.indexOf(i), 1), r.standing = r.standing.filter((e) => e !== i);
			return;
	}
}
function Da(e, t, n, r) {
	let i = e.players[n], a = R(r);
	switch (L(r)) {
		case "gems":
			i.gems += Number(a);
			return;
		case "item": {
			let t = G(e, n, a);
			t !== void 0 && O.raise(t);
			return;
		}
		case "spoils":
			i.spoils.push(a);
			return;
		case "quest":
			b(e), F(i.secondary, a), O.tell(() => ({
				type: "quest-passed",
				rule: "QT-TRADE-2",
				seat: t,
				toSeat: n,
				secret: {
					to: [t, n],
					quest: a
				}
			}));
			return;
		case "call":
			Z(e, e.ledger.find(({ number: e }) => e === Number(a)), "kept", "QT-TALK-44"), e.fight.ally = t;
			break;
		default: e.fight.ally = t;
	}
	O.tell(() => ({
		type: "allied",
		rule: "QT-DUNGEON-5",
		seat: t,
		toSeat: n
	}));
}
function Oa(e, t, n, r, i) {
	let a = L(r) === "quest";
	O.tell(() => ({
		type: "handed-over",
		rule: i,
		seat: t,
		toSeat: n,
		thing: a ? "quest" : r
	})), Ea(e, t, r), Da(e, t, n, r);
}
function ka(e, t, n, r, i) {
	let a = Wn(i), o = L(i), s = a === "next-turn" && n === e.active || a === "next-fight" && t.moment === "D" && r === e.active, c = {
		number: e.ledger.length + 1,
		round: e.round,
		moment: t.moment,
		giver: n,
		receiver: r,
		kind: o,
		subject: R(i),
		due: a,
		offer: t.id,
		state: "running",
		delivered: 0,
		plundered: !1,
		called: !1,
		turns: +!!s,
		...i === Zn && t.text !== void 0 ? { text: t.text } : {}
	};
	e.ledger.push(c);
}
function Aa(e, t, n) {
	let { talk: r } = e, i = r.standing.find((e) => e.id === t.answers), a = n === void 0 || !ja(t) ? {} : { text: n }, o = {
		id: ++r.offers,
		...t,
		answers: i?.id ?? 0,
		...a
	};
	Hi(e, o.sender, o.receiver), i === void 0 ? r.standing.push(o) : r.standing = r.standing.map((e) => e === i ? o : e), Ma(e, o, !0), wa(e, i === void 0 ? "offered" : "countered", i === void 0 ? "QT-TALK-17" : "QT-TALK-19", o);
}
var ja = (e) => [...e.promise, ...e.askWord].includes(Zn);
function Ma(e, t, n) {
	let r = t.ask.find((e) => L(e) === "call"), i = r === void 0 ? void 0 : e.ledger.find(({ number: e }) => e === Number(R(r)));
	i !== void 0 && (i.called = n);
}
function Na(e, t) {
	e.talk.standing = e.talk.standing.filter((e) => e !== t);
}
function Pa(e) {
	if (e.talk.standing.length !== 0) for (let t of [...e.talk.standing]) {
		let n = Di(e, t);
		if (n === void 0) continue;
		Na(e, t);
		let { id: r, sender: i, receiver: a } = t;
		O.tell(() => ({
			type: "offer-fell",
			rule: "QT-TALK-22",
			offer: r,
			seat: i,
			toSeat: a,
			secret: {
				to: [i, a],
				missing: L(n)
			}
		}));
	}
}
var Fa = (e, t) => e.talk.standing.find(({ id: e }) => e === Number(t?.split(":")[1])), Ia = (e) => e?.ask.includes("quest") === !0, La = {
	step(e, t, [n, r]) {
		if (n === void 0) return "deal";
		if (r === void 0) return n.startsWith("refuse") ? "deal-reason" : n.startsWith("sign") && Ia(Fa(e, n)) ? "deal-quest" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) {
			if (n.startsWith("refuse")) for (let e of fn) r.add(e);
			else for (let n of e.players[t].secondary) r.add(n);
		} else for (let n of e.talk.standing) n.receiver === t && (r.add(`sign:${n.id}`, aa(e, n) ? void 0 : "QT-TALK-32"), r.add(`refuse:${n.id}`)), n.sender === t && r.add(`withdraw:${n.id}`);
	},
	carryOut(e, t, [n, r]) {
		let i = Fa(e, n);
		if (Na(e, i), n.startsWith("sign")) return Ra(e, i, r);
		if (!n.startsWith("withdraw")) {
			Ca(e, i, r);
			return;
		}
		Ma(e, i, !1);
		let { id: a, sender: o, receiver: s } = i;
		O.tell(() => ({
			type: "withdrawn",
			rule: "QT-TALK-21",
			offer: a,
			seat: o,
			toSeat: s
		}));
	},
	about(e, t, [n]) {
		let r = Fa(e, n);
		return r === void 0 ? void 0 : {
			fromSeat: r.sender,
			offer: r.id
		};
	}
};
function Ra(e, t, n) {
	Ta(e, t, n);
	let r = e.talk.moment === "D" && e.fight.ally !== -1;
	for (let n of [...e.talk.standing]) {
		if ((n.sender !== t.sender || n.receiver !== t.receiver) && !r) continue;
		Na(e, n);
		let { id: i, sender: a, receiver: o } = n;
		O.tell(() => ({
			type: "offer-expired",
			rule: r ? "QT-TALK-25" : "QT-TALK-20",
			offer: i,
			seat: a,
			toSeat: o
		}));
	}
}
var za = [
	"seat:0",
	"seat:1",
	"seat:2",
	"seat:3",
	"seat:4",
	"seat:5"
], Ba = {
	step: (e, t, n) => n.length === 0 ? "enough" : void 0,
	options(e, t, n, r) {
		if (e.talk.moment === "none") return;
		let i = !1;
		for (let n = 0; n < e.players.length; n++) Fi(e, t, n) && !zi(e, t, n) && (r.add(za[n]), i = !0);
		i && r.add("all");
	},
	carryOut(e, t, [n]) {
		e.players.forEach((r, i) => {
			if (!(i === t || n !== "all" && n !== `seat:${i}`) && Fi(e, t, i) && !zi(e, t, i)) {
				Bi(e, t, i);
				for (let n of [...e.talk.standing]) (n.sender === t && n.receiver === i || n.sender === i && n.receiver === t) && Na(e, n);
				O.tell(() => ({
					type: "enough",
					rule: "QT-TALK-30",
					seat: t,
					toSeat: i
				}));
			}
		});
	}
}, Q = (e) => ({
	...e,
	next(t, n, r) {
		return Hn(t), Pa(t), e.next(t, n, r);
	}
}), Va = (e, t) => e.players[t].worn.includes("power-armour"), Ha = Q(O.eachInTurn("announce", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("use"), r.add("keep");
	},
	choose(e, t, n, r) {
		r !== "keep" && (e.fight.announced.push(t), O.tell(() => ({
			type: "announced",
			rule: "QT-ARENA-13",
			seat: t,
			item: "power-armour"
		})));
	},
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function Ua(e) {
	for (let t of e.fight.announced) Gr(e, t, "power-armour"), e.gone.push("power-armour"), O.tell(() => ({
		type: "spent",
		rule: "QT-RULING-48",
		seat: t,
		item: "power-armour"
	}));
}
var Wa = (e) => e === "three-headed-hydra";
function Ga(e, t) {
	let n = x(e, 8);
	return Wa(t) ? Math.max(n, x(e, 8)) : n;
}
var Ka = (e, t, n) => n === 7 && t !== -1 && e.players[t].worn.includes("dragon-amulet"), qa = (e, t, n) => n === 8 || Ka(e, t, n), Ja = (e, t, n) => qa(e, t, n) ? 16 : n, Ya = (e, t) => e.active === t && !e.players[t].clover && e.players[t].worn.includes("silver-clover"), Xa = (e, t) => e.players[t].character === "sorcerer" && !e.players[t].token && j(e.fight.monster);
function Za(e, t) {
	let n = e.players[t];
	n.character === "sorcerer" && n.token && (n.token = !1, O.tell(() => ({
		type: "fate-rested",
		rule: "QT-CARD-106",
		seat: t
	})));
}
var Qa = (e, t) => !e.fight.rerolled.includes(t) && (Xa(e, t) || Ya(e, t)), $a = O.eachInTurn("reroll", {
	who: (e, t) => Qa(e, t) ? t : void 0,
	options(e, t, n, r) {
		Xa(e, t) && r.add("sorcery"), Ya(e, t) && r.add("clover"), r.add("keep");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let i = e.players[t], { fight: a } = e;
		r === "sorcery" ? i.token = !0 : i.clover = !0, a.rerolled.push(t);
		let o = x(e, 8), s = t === a.attacker ? a.green : a.red;
		t === a.attacker ? a.green = o : a.red = o, O.tell(() => ({
			type: "rerolled",
			rule: r === "sorcery" ? "QT-CARD-106" : "QT-CARD-96",
			seat: t,
			before: s,
			pips: o
		}));
	},
	about: (e) => ({
		green: e.fight.green,
		red: e.fight.red
	}),
	quiet: !0
});
function eo(e, t) {
	e.players[t].character === "bard" && j(e.fight.monster) && In(e, t, "QT-CARD-110");
}
var to = (e, t) => e.players[t].character === "bard" ? T.guildForBard : T.guild;
function no(e, t) {
	e.players[t].worn.includes("diadem-of-eloquence") && In(e, t, "QT-CARD-100");
}
var ro = (e) => k(e, e.fight.attacker).filter((t) => t !== e.fight.attacker && t !== e.fight.defender), io = (e, t) => ro(e).filter((n) => e.fight.fists[n] === t), ao = (e) => e.fight.won ? e.fight.attacker : e.fight.defender, oo = (e) => e.fight.won ? e.fight.defender : e.fight.attacker, so = (e) => [ao(e), ...io(e, e.fight.won ? "attacker" : "defender")], co = (e) => [oo(e), ...io(e, e.fight.won ? "defender" : "attacker")], lo = (e) => co(e).filter((t) => e.players[t].gems > 0);
function uo(e) {
	let t = so(e), n = k(e, e.fight.attacker).find((n) => t.includes(n) && e.players[n].character === "thief");
	return n === void 0 ? void 0 : {
		proc: "light-fingers",
		todo: [n],
		at: 0
	};
}
var fo = O.eachInTurn("light-fingers", {
	who: (e, t) => lo(e).length === 0 ? void 0 : t,
	options(e, t, n, r) {
		for (let t of lo(e)) r.add(`seat:${t}`);
	},
	choose(e, t, n, r) {
		let i = Number(r.slice(5));
		e.players[i].gems--, e.players[t].gems++, O.tell(() => ({
			type: "light-fingers",
			rule: "QT-CARD-108",
			seat: t,
			toSeat: i,
			gems: 1
		}));
	},
	quiet: !0
});
function po(e, t) {
	let { monster: n } = e.fight;
	e.players[t].character === "thief" && n !== "none" && j(n) && D[n].type === "humanoid" && In(e, t, "QT-CARD-108");
}
function mo(e) {
	let { fight: t } = e;
	if (!t.won) return;
	let { gems: n, trophies: r } = D[t.monster];
	t.gems = Math.min(e.reserve, n + Lr(e) + bi(e)), t.trophies = r;
}
function ho(e) {
	let { won: t, ally: n, gems: r, trophies: i } = e.fight;
	t && n !== -1 && (r > 0 && O.raise({
		proc: "split-gems",
		todo: [e.active],
		at: 0
	}), i > 0 && O.raise({
		proc: "split-trophies",
		todo: [e.active],
		at: 0
	}), O.raise({
		proc: "split-card",
		todo: [e.active],
		at: 0
	}));
}
var go = (e) => ({
	ally: e.fight.ally,
	gems: e.fight.gems,
	trophies: e.fight.trophies,
	monster: e.fight.monster
}), _o = O.eachInTurn("split-gems", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.gems; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareGems = Number(r);
	},
	about: go,
	quiet: !0
}), vo = O.eachInTurn("split-trophies", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t = 0; t <= e.fight.trophies; t++) r.add(`${t}`);
	},
	choose(e, t, n, r) {
		e.fight.shareTrophies = Number(r);
	},
	about: go,
	quiet: !0
}), yo = O.eachInTurn("split-card", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("give");
	},
	choose(e, t, n, r) {
		e.fight.shareCard = r === "give";
	},
	about: go,
	quiet: !0
});
function bo(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = t.monster, i = t.ally !== -1;
	return M(e, n, t.gems - t.shareGems), O.tell(() => ({
		type: "won",
		rule: "QT-DUNGEON-11",
		seat: n,
		monster: r,
		gems: t.gems - t.shareGems,
		trophies: t.trophies - t.shareTrophies
	})), i && (M(e, t.ally, t.shareGems), O.tell(() => ({
		type: "split",
		rule: "QT-RULING-20",
		seat: n,
		toSeat: t.ally,
		gems: t.shareGems,
		trophies: t.shareTrophies,
		card: t.shareCard,
		monster: r
	}))), e.players[t.shareCard ? t.ally : n].spoils.push(r), P(e, n, t.trophies - t.shareTrophies), i && P(e, t.ally, t.shareTrophies), pa(e), _i(e);
}
var xo = 8;
function So(e) {
	let { fight: t, active: n } = e;
	if (!t.won) return;
	let r = e.players[n];
	po(e, n), t.ally === -1 ? D[t.monster].power >= xo && r.loneWins++ : Co(e, t.ally, !0), yn(e, n);
}
function Co(e, t, n) {
	n && eo(e, t), no(e, t), e.players[t].allyWins++;
}
function wo(e, t) {
	return e.fight = A(), e.fight.kind = "dungeon", e.fight.monster = t, e.fight.attacker = e.active, e.fight.mayFlee = !Ir(t) && 2 * D[t].power >= 3 * On(e, e.active, t), Ni(e, "D"), {
		proc: "fight",
		at: 0
	};
}
var To = O.sequence("fight", [
	(e) => ({
		proc: "confront",
		todo: [e.active],
		at: 0
	}),
	(e) => Va(e, e.active) ? {
		proc: "announce",
		todo: [e.active],
		at: 0
	} : void 0,
	ko,
	(e) => Qa(e, e.active) ? {
		proc: "reroll",
		todo: [e.active],
		at: 0
	} : void 0,
	Ao,
	mo,
	ho,
	bo,
	So,
	jo
], { aslongas: (e) => !e.fight.fled }), Eo = Q(O.eachInTurn("confront", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("fight");
		let { monster: i, mayFlee: a } = e.fight, o = Fr(i), s = a ? e.players[t].gems < o ? "QT-CARD-26" : void 0 : Do(i);
		r.add("flee", s);
	},
	choose(e, t, n, r) {
		ha(e, r === "fight"), J(e), r === "fight" ? e.fight.stage = "dice" : Oo(e, t);
	},
	about: (e, t) => ({
		monster: e.fight.monster,
		power: D[e.fight.monster].power,
		mine: On(e, t, e.fight.monster) + (e.fight.ally === -1 ? 0 : An(e, e.fight.ally, e.fight.monster))
	})
})), Do = (e) => Ir(e) ? "QT-CARD-48" : "QT-DUNGEON-10";
function Oo(e, t) {
	let n = e.fight.monster, r = Fr(n);
	r > 0 && N(e, t, r), e.discard.push(n), ma(e), O.tell(() => ({
		type: "fled",
		rule: "QT-DUNGEON-10",
		seat: t,
		monster: n,
		gems: r
	})), e.fight = A(), e.fight.fled = !0;
}
function ko(e) {
	let { fight: t } = e;
	t.green = x(e, 8), t.red = Ga(e, t.monster), O.tell(() => ({
		type: "dice",
		rule: "QT-DUNGEON-6",
		seat: e.active,
		green: t.green,
		red: t.red
	}));
}
function Ao(e) {
	let { fight: t, active: n } = e, r = t.monster, i = t.announced.includes(n) ? 2 : 1, a = t.ally === -1 ? 0 : An(e, t.ally, r), o = i * (On(e, n, r) + Ja(e, n, t.green)) + a, s = D[r].power + Ja(e, -1, t.red);
	Ua(e), t.won = o >= s;
	let { won: c } = t;
	if (O.tell(() => ({
		type: "totals",
		rule: c && o === s ? "QT-COMBAT-3" : "QT-DUNGEON-9",
		seat: n,
		green: o,
		red: s,
		won: c,
		monster: r
	})), c) {
		qa(e, n, t.green) && (e.players[n].kritikWin = !0);
		return;
	}
	let l = qa(e, -1, t.red);
	ti(e, n, l), t.ally !== -1 && ti(e, t.ally, l), hi(e), e.discard.push(r);
}
function jo(e) {
	ma(e), e.fight = A();
}
var Mo = 3;
function No(e) {
	let t = [];
	for (let n = 0; n < Mo && e.adventure.length > 0; n++) t.push(C(e, e.adventure));
	return e.lookCards = t, t.length === 0 ? void 0 : {
		proc: "crossroads",
		todo: [e.active],
		at: 0
	};
}
var Po = O.eachInTurn("crossroads", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookCards) Nr(t) && r.add(t, Pr(e, t) ? "QT-CARD-54" : void 0);
		r.add("none");
	},
	choose(e, t, n, r) {
		let i = e.lookCards.filter((e) => e !== r);
		if (e.lookCards = [], e.adventure.push(...i), S(e, e.adventure), b(e), r === "none") O.tell(() => ({
			type: "crossroads-left",
			rule: "QT-CARD-54",
			seat: t
		}));
		else return e.card = r, O.tell(() => ({
			type: "crossroads",
			rule: "QT-CARD-54",
			seat: t,
			card: r
		})), wo(e, r);
	},
	about: (e) => ({ cards: e.lookCards.slice() })
});
function Fo(e) {
	let t = e.active, n = C(e, e.guild);
	if (n !== void 0) {
		if (e.players[t].secondary.length >= 3) e.guild.unshift(n), O.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: !1,
			secret: {
				to: [t],
				quest: n
			}
		}));
		else return e.lookQuests = [n], {
			proc: "messenger",
			todo: [t],
			at: 0
		};
	}
}
var Io = O.eachInTurn("messenger", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("keep"), r.add("leave");
	},
	choose(e, t, n, r) {
		let [i] = e.lookQuests;
		e.lookQuests = [], r === "keep" ? F(e.players[t].secondary, i) : e.guild.unshift(i), O.tell(() => ({
			type: "messenger",
			rule: "QT-CARD-52",
			seat: t,
			kept: r === "keep",
			secret: {
				to: [t],
				quest: i
			}
		}));
	},
	about: (e) => ({ quest: e.lookQuests[0] }),
	quiet: !0
}), Lo = 4, Ro = (e) => ({
	proc: "pedlar",
	todo: [e.active],
	at: 0
}), zo = O.eachInTurn("pedlar", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of e.shop) {
			let i = Vr(e, t, n, !0), { gems: a } = e.players[t], o = E[n].price > Lo ? "QT-CARD-55" : a < i ? "QT-SHOP-1" : void 0;
			r.add(n, o, () => ({
				price: i,
				gems: a
			}));
		}
		r.add("none");
	},
	choose(e, t, n, r) {
		if (r === "none") return;
		let i = Vr(e, t, r, !0);
		return N(e, t, i), W(e.shop, r), O.tell(() => ({
			type: "bought",
			rule: "QT-CARD-55",
			seat: t,
			item: r,
			gems: i
		})), G(e, t, r);
	},
	quiet: !0
});
function Bo(e) {
	return e.fight.won ? {
		proc: "plunder",
		todo: [e.fight.attacker],
		at: 0
	} : void 0;
}
var Vo = O.eachInTurn("plunder", {
	who: (e, t) => Ho(e) ? void 0 : t,
	skipped: (e, t) => O.tell(() => ({
		type: "nothing-to-plunder",
		rule: "QT-RULING-51",
		seat: t,
		toSeat: e.fight.defender
	})),
	options(e, t, n, r) {
		let { gems: i, worn: a, loose: o, spoils: s } = e.players[e.fight.defender];
		r.add("gems", i === 0 ? "QT-RULING-51" : void 0);
		for (let e of a) r.add(`item:${e}`);
		for (let e of o) r.add(`item:${e}`, "QT-RULING-51");
		for (let e of s) r.add(`spoils:${e}`);
	},
	choose(e, t, n, r) {
		let { defender: i } = e.fight, a = e.players[i], o = e.players[t];
		if (r === "gems") {
			let e = Math.ceil(a.gems / 2);
			a.gems -= e, o.gems += e, O.tell(() => ({
				type: "plundered-gems",
				rule: "QT-ARENA-10",
				seat: t,
				toSeat: i,
				gems: e
			}));
			return;
		}
		let [s, c] = r.split(":");
		if (ya(e, i, c), O.tell(() => ({
			type: "plundered",
			rule: "QT-ARENA-10",
			seat: t,
			toSeat: i,
			thing: c
		})), s === "spoils") a.spoils.splice(a.spoils.indexOf(c), 1), o.spoils.push(c);
		else return Gr(e, i, c), G(e, t, c);
	},
	about: (e) => ({
		toSeat: e.fight.defender,
		gems: Math.ceil(e.players[e.fight.defender].gems / 2)
	}),
	quiet: !0
});
function Ho(e) {
	let { gems: t, worn: n, spoils: r } = e.players[e.fight.defender];
	return t === 0 && n.length === 0 && r.length === 0;
}
function Uo(e) {
	return Go(e, X(e).filter((t) => t.giver !== e.active || t.due !== "this-turn" && t.due !== "next-turn" ? !1 : t.turns === 0 || (t.turns--, !1)));
}
function Wo(e) {
	let { attacker: t, defender: n, won: r } = e.fight, i = [];
	for (let a of [t, n]) for (let n of X(e)) n.giver !== a || n.due !== "after" && n.due !== "after-win" || (n.due === "after-win" && r !== (a === t) ? Z(e, n, "void", "QT-TALK-42") : i.push(n));
	return Go(e, i);
}
function Go(e, t) {
	return e.due = t.filter((t) => !Ko(e, t)).map(({ number: e }) => e), e.due.length === 0 ? void 0 : {
		proc: "settle",
		drafts: Tt(e.players.length)
	};
}
function Ko(e, t) {
	return Jo(e, t, e.players[t.giver].gems).length > 1 ? !1 : (Z(e, t, t.plundered || t.kind === "quest" && qo(e, t.receiver) && e.players[t.giver].secondary.length > 0 ? "void" : "broken", "QT-TALK-42"), !0);
}
var qo = (e, t) => e.players[t].secondary.length >= 3;
function Jo(e, t, n) {
	let { worn: r, loose: i, spoils: a, secondary: o } = e.players[t.giver], { kind: s, subject: c } = t;
	switch (s) {
		case "gems":
		case "loot": return Array.from({ length: Math.min(n, Number(c)) + 1 }, (e, t) => `${t}`);
		case "item": return [...r, ...i].includes(c) ? [c, "hold"] : ["hold"];
		case "spoils": return [...a.filter((e) => $n(c, e)), "hold"];
		default: return qo(e, t.receiver) ? ["hold"] : [...o, "hold"];
	}
}
var Yo = (e, t) => e.ledger[t - 1], Xo = (e, t) => e.due.map((t) => Yo(e, t)).filter((e) => e.giver === t);
function Zo(e, t, n) {
	let r = Xo(e, t), i = n.reduce((e, t) => e + (/^\d+$/.test(t) ? Number(t) : 0), 0), a = e.players[t].gems - i;
	return Jo(e, r[n.length], a).filter((e) => e === "hold" || !n.includes(e) || /^\d+$/.test(e));
}
var Qo = Q(O.allAtOnce("settle", {
	seats: (e) => [...new Set(e.due.map((t) => Yo(e, t).giver))],
	step: (e, t, n) => n.length < Xo(e, t).length ? "settle" : void 0,
	options(e, t, n, r) {
		for (let i of Zo(e, t, n)) r.add(i);
	},
	commit(e, t) {
		let n = t.map(() => 0);
		for (let r of e.due) {
			let i = Yo(e, r);
			$o(e, i, t[i.giver][n[i.giver]++]);
		}
		e.due = [];
	},
	about(e, t, n) {
		let r = Xo(e, t)[n.length];
		return r === void 0 ? void 0 : {
			toSeat: r.receiver,
			word: r.kind,
			subject: r.subject
		};
	},
	quiet: [
		"talk",
		"deal",
		"enough",
		"ledger"
	]
}));
function $o(e, t, n) {
	if (t.state === "running") {
		if (!Jo(e, t, e.players[t.giver].gems).includes(n)) Z(e, t, "broken", "QT-TALK-41");
		else if (t.kind === "gems" || t.kind === "loot") {
			let r = Number(n);
			r > 0 && Oa(e, t.giver, t.receiver, `gems:${r}`, "QT-TALK-39"), fa(e, t, r, Number(t.subject));
		} else n !== "hold" && Oa(e, t.giver, t.receiver, `${t.kind}:${n}`, "QT-TALK-39"), fa(e, t, n === "hold" ? 0 : 1, 1);
	}
}
function es(e, t) {
	let { moment: n } = e.talk;
	return n !== "V1" && n !== "V2" || t.giver !== e.active && t.receiver !== e.active ? !1 : [
		"gems",
		"item",
		"spoils",
		"quest"
	].includes(t.kind) && ts(e, t).length > 0;
}
var ts = (e, t) => Jo(e, t, e.players[t.giver].gems).filter((e) => t.kind === "gems" ? e === t.subject : e !== "hold"), ns = (e, t) => Yo(e, Number(t.split(":")[1])), rs = {
	step(e, t, [n, r]) {
		if (n === void 0) return "ledger";
		if (r === void 0 && n.startsWith("pay")) return ts(e, ns(e, n)).length > 1 ? "ledger-which" : void 0;
	},
	options(e, t, [n], r) {
		if (n !== void 0) for (let t of ts(e, ns(e, n))) r.add(t);
		else if (Rn(e)) for (let n of e.ledger) {
			if (n.state !== "running") continue;
			let { number: i } = n;
			n.giver === t && es(e, n) && r.add(`pay:${i}`), n.receiver === t && (n.kind === "word" && (r.add(`kept:${i}`), r.add(`broken:${i}`)), r.add(`release:${i}`));
		}
	},
	carryOut(e, t, [n, r]) {
		let i = ns(e, n), [a] = n.split(":");
		a === "release" ? Z(e, i, "released", "QT-TALK-46") : a === "pay" ? $o(e, i, r ?? ts(e, i)[0]) : Z(e, i, a, "QT-TALK-45");
	},
	about(e, t, [n]) {
		if (n === void 0) return;
		let { receiver: r, kind: i, subject: a } = ns(e, n);
		return {
			toSeat: r,
			word: i,
			subject: a
		};
	}
}, is = [
	"attacker",
	"defender",
	"none"
];
function as(e, t) {
	let n = e.active, [r, i] = [e.players[n].trophies, e.players[t].trophies];
	return e.fight = A(), e.fight.kind = "arena", e.fight.attacker = n, e.fight.defender = t, e.fight.richer = r === i ? -1 : r > i ? n : t, O.tell(() => ({
		type: "challenge",
		rule: "QT-ARENA-1",
		seat: n,
		toSeat: t
	})), ga(e), Ni(e, "A"), {
		proc: "arena",
		at: 0
	};
}
var os = O.sequence("arena", [
	(e) => ({
		proc: "arena-talk",
		drafts: Tt(e.players.length)
	}),
	ls,
	(e) => (e.fight.stage = "fists", e.fight.fists = e.players.map(() => "none"), {
		proc: "fist",
		drafts: Tt(e.players.length)
	}),
	ds,
	(e) => ({
		proc: "reroll",
		todo: [e.fight.attacker, e.fight.defender],
		at: 0
	}),
	fs,
	ms,
	Bo,
	uo,
	gs,
	Wo,
	_s
]), ss = (e) => [e.fight.attacker, e.fight.defender], cs = Q(O.allAtOnce("arena-talk", {
	seats: ss,
	step: (e, t, n) => n.length === 0 ? "arena-talk" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: J,
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	})
}));
function ls(e) {
	e.fight.stage = "announce";
	let t = ss(e).filter((t) => Va(e, t));
	return t.length === 0 ? void 0 : {
		proc: "announce",
		todo: t,
		at: 0
	};
}
var us = Q(O.allAtOnce("fist", {
	seats: (e) => ro(e).filter((t) => !e.players[t].petrified),
	step: (e, t, n) => n.length === 0 ? "fist" : void 0,
	options(e, t, n, r) {
		for (let e of is) r.add(e);
	},
	commit(e, t) {
		t.forEach(([t], n) => {
			t !== void 0 && (e.fight.fists[n] = t);
		}), e.fight.stage = "dice";
	},
	about: (e) => ({
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}),
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function ds(e) {
	let { fight: t } = e;
	t.stage = "dice", t.green = x(e, 8), t.red = x(e, 8), O.tell(() => ({
		type: "arena-dice",
		rule: "QT-ARENA-2",
		seat: t.attacker,
		toSeat: t.defender,
		green: t.green,
		red: t.red
	}));
}
function fs(e) {
	b(e);
	let { fight: t } = e;
	t.open = !0;
	for (let n of ro(e)) {
		let e = t.fists[n];
		O.tell(() => ({
			type: "hand",
			rule: "QT-ARENA-6",
			seat: n,
			side: e
		}));
	}
	va(e);
}
function ps(e, t) {
	let { fight: n } = e, r = n[t], i = t === "attacker" ? n.green : n.red, a = kn(e, r, t === "defender") + Ja(e, r, i);
	return io(e, t).reduce((t, n) => t + An(e, n, "none"), n.announced.includes(r) ? 2 * a : a);
}
function ms(e) {
	let { fight: t } = e, n = ps(e, "attacker"), r = ps(e, "defender");
	t.won = n >= r, O.tell(() => ({
		type: "arena-totals",
		rule: "QT-ARENA-9",
		seat: t.won ? t.attacker : t.defender,
		green: n,
		red: r,
		won: t.won
	}));
	let i = t.won ? qa(e, t.attacker, t.green) : qa(e, t.defender, t.red);
	Ua(e);
	for (let n of so(e)) O.tell(() => ({
		type: "arena-trophy",
		rule: t.won ? "QT-ARENA-11" : "QT-ARENA-12",
		seat: n
	})), P(e, n, 1);
	for (let t of co(e)) ti(e, t, i);
	i && (e.players[ao(e)].kritikWin = !0), e.cursed === ao(e) && ai(e, oo(e), "QT-CURSE-1"), hs(e);
}
function hs(e) {
	if (e.arenaFought) return;
	e.arenaFought = !0;
	let t = e.pot;
	e.pot = 0;
	let n = ao(e);
	e.players[n].gems += t, O.tell(() => ({
		type: "pot-won",
		rule: "QT-POT-4",
		seat: n,
		gems: t
	}));
}
function gs(e) {
	let [t, ...n] = so(e);
	for (let t of n) no(e, t), e.players[t].allyWins++;
	let r = e.players[t], i = oo(e);
	r.beaten.includes(i) || (r.beaten = [...r.beaten, i].sort((e, t) => e - t)), e.fight.richer === i && (r.avenged = !0), e.fight.stage = "after";
}
function _s(e) {
	e.fallen = {
		attacker: e.fight.attacker,
		defender: e.fight.defender
	}, e.fight = A();
}
function vs(e) {
	for (let t of k(e, e.active)) K(e, t, 2, "QT-CARD-58");
}
function ys(e) {
	let t = Math.max(...e.players.map(({ trophies: e }) => e));
	for (let n of k(e, e.active)) e.players[n].trophies === t && ei(e, n, 1, "QT-CARD-64");
}
function bs(e) {
	for (let t of k(e, e.active)) ei(e, t, 1, "QT-CARD-57");
}
var xs = 2;
function Ss(e) {
	let t = k(e, e.active), n = (t) => e.players[t].gems, r = t.reduce((e, t) => n(t) > n(e) ? t : e), i = t.reduce((e, t) => n(t) < n(e) ? t : e);
	if (n(r) === n(i)) return;
	let a = Math.min(xs, n(r));
	e.players[r].gems -= a, e.players[i].gems += a, O.tell(() => ({
		type: "shared",
		rule: "QT-CARD-60",
		seat: r,
		toSeat: i,
		gems: a
	}));
}
function Cs(e) {
	for (let t of k(e, e.active)) {
		let n = M(e, t, 1);
		n > 0 && O.tell(() => ({
			type: "found",
			rule: "QT-CARD-59",
			seat: t,
			gems: n
		}));
	}
}
var ws = 2;
function Ts(e) {
	for (let t of k(e, e.active)) Es(e, t);
}
function Es(e, t) {
	e.players[t].gems < ws ? ei(e, t, 1, "QT-CARD-56") : (N(e, t, ws), O.tell(() => ({
		type: "toll-paid",
		rule: "QT-CARD-56",
		seat: t,
		gems: ws
	})));
}
var Ds = {
	toll: Ts,
	miasma: bs,
	"healing-brothers": vs,
	"small-change": Cs,
	"poors-share": Ss,
	"thick-fog": ji,
	"hunters-bounty": yi,
	"fair-day": Rr,
	jealousy: ys
};
function Os(e) {
	ai(e, e.active, "QT-CARD-50");
}
function ks(e) {
	Fn(e, 4, "QT-CARD-49");
}
function As(e) {
	K(e, e.active, 4, "QT-CARD-51"), Fn(e, 2, "QT-CARD-51");
}
function js(e) {
	let t = x(e, 8);
	O.tell(() => ({
		type: "rolled-chest",
		rule: "QT-CARD-53",
		seat: e.active,
		pips: t
	})), Fn(e, Math.floor(t / 2) + 1, "QT-CARD-53");
}
var Ms = {
	"forgotten-hoard": ks,
	"cursed-idol": Os,
	"hidden-spring": As,
	"dying-messenger": Fo,
	"tilting-chest": js,
	crossroads: No,
	"lost-pedlar": Ro
}, Ns = (e) => e in Gt;
function Ps(e) {
	let t = e.active, n = C(e, e.adventure);
	for (; n !== void 0 && Pr(e, n);) {
		let r = n;
		if (O.tell(() => ({
			type: "too-early",
			rule: "QT-EARLY-1",
			seat: t,
			card: r
		})), e.adventure.push(r), e.adventure.every((t) => Pr(e, t))) return;
		S(e, e.adventure), n = C(e, e.adventure);
	}
	if (n === void 0) return;
	let r = n;
	if (e.card = r, Nr(r)) return O.tell(() => ({
		type: "drawn",
		rule: "QT-DUNGEON-3",
		seat: t,
		card: r
	})), wo(e, r);
	let i = Ns(r);
	return O.tell(() => ({
		type: "drawn",
		rule: i ? Gt[r].rule : Wt[r].rule,
		seat: t,
		card: r
	})), e.discard.push(r), i ? (Ds[r](e), e.adventure.length === 0 ? void 0 : {
		proc: "draw",
		todo: [t],
		at: 0
	}) : Ms[r](e);
}
var Fs = Q(O.eachInTurn("draw", {
	who: (e, t) => t,
	options: (e, t, n, r) => r.add("draw"),
	choose: (e) => Ps(e)
})), Is = [
	"arena:0",
	"arena:1",
	"arena:2",
	"arena:3",
	"arena:4",
	"arena:5"
], Ls = Object.fromEntries(tn.map((e) => [e, `buy:${e}`])), Rs = 3, zs = Q(O.eachInTurn("village", {
	who: (e, t) => t,
	options(e, t, n, r) {
		let i = e.players[t], { gems: a } = i;
		if (Bs(e, t, a, r), r.add("temple", Hs(e, t)), r.add("guild", Ws(e, t)), r.add("trophy", i.boughtTrophy ? "QT-TROPHY-2" : a < T.trophy ? "QT-TROPHY-1" : void 0), e.talk.moment === "V2") {
			r.add("end");
			return;
		}
		r.add("dungeon");
		let o = e.round < Rs ? "QT-POT-1" : void 0;
		for (let n = 0; n < e.players.length; n++) n !== t && r.add(Is[n], o);
		r.none(["end"], "QT-TURN-5");
	},
	choose(e, t, n, r) {
		switch (r) {
			case "temple": return Us(e, t), "again";
			case "guild": return Gs(e, t), "again";
			case "trophy": return Js(e, t), "again";
			case "end":
				J(e);
				return;
			case "dungeon": return J(e), Ps(e);
		}
		let [i, a] = r.split(":");
		return i === "arena" ? (J(e), as(e, Number(a))) : (Vs(e, t, a), "again");
	},
	about: (e, t) => ({
		gems: e.players[t].gems,
		round: e.round,
		back: e.talk.moment === "V2"
	})
}));
function Bs(e, t, n, r) {
	if (n !== 0 || r.refused !== void 0) for (let i of e.shop) {
		let a = Vr(e, t, i);
		n >= a ? r.add(Ls[i]) : r.refused !== void 0 && r.add(Ls[i], "QT-SHOP-1", () => ({
			price: a,
			gems: n
		}));
	}
}
function Vs(e, t, n) {
	let r = Vr(e, t, n);
	N(e, t, r), W(e.shop, n), O.tell(() => ({
		type: "bought",
		rule: "QT-SHOP-1",
		seat: t,
		item: n,
		gems: r
	}));
	let i = G(e, t, n);
	i !== void 0 && O.raise(i);
}
function Hs(e, t) {
	let { wounds: n, gems: r } = e.players[t];
	return n === 0 && e.cursed !== t ? "QT-RULING-36" : r < T.temple ? "QT-TEMPLE-1" : void 0;
}
function Us(e, t) {
	N(e, t, T.temple), e.players[t].temples++, O.tell(() => ({
		type: "temple",
		rule: "QT-TEMPLE-1",
		seat: t,
		gems: T.temple
	})), K(e, t, 4, "QT-WOUND-6"), ii(e, t, "QT-CURSE-1");
}
function Ws(e, t) {
	let n = e.players[t];
	return n.boughtQuest ? "QT-GUILD-2" : n.secondary.length >= 3 ? "QT-GUILD-3" : e.guild.length === 0 ? "QT-RULING-37" : n.gems < to(e, t) ? "QT-GUILD-1" : void 0;
}
function Gs(e, t) {
	let n = to(e, t);
	N(e, t, n), e.players[t].boughtQuest = !0, O.tell(() => ({
		type: "guild",
		rule: "QT-GUILD-1",
		seat: t,
		gems: n
	})), e.lookQuests = [C(e, e.guild)];
	let r = C(e, e.guild);
	r === void 0 ? qs(e, t, e.lookQuests[0]) : (e.lookQuests.push(r), O.raise({
		proc: "guild",
		todo: [t],
		at: 0
	}));
}
var Ks = O.eachInTurn("guild", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let t of e.lookQuests) r.add(t);
	},
	choose(e, t, n, r) {
		qs(e, t, r);
	},
	quiet: !0
});
function qs(e, t, n) {
	F(e.players[t].secondary, n);
	for (let t of e.lookQuests) t !== n && e.guild.unshift(t);
	e.lookQuests = [], O.tell(() => ({
		type: "quest-kept",
		rule: "QT-GUILD-1",
		seat: t,
		secret: {
			to: [t],
			quest: n
		}
	}));
}
function Js(e, t) {
	N(e, t, T.trophy), e.players[t].boughtTrophy = !0, O.tell(() => ({
		type: "trophy-bought",
		rule: "QT-TROPHY-1",
		seat: t,
		gems: T.trophy
	})), P(e, t, 1);
}
var Ys = O.sequence("game", [
	(e) => ({
		proc: "main-quest",
		drafts: Tt(e.players.length)
	}),
	rr,
	ir,
	() => ({
		proc: "rounds",
		at: 0
	}),
	(e) => ({
		proc: "last-claims",
		drafts: Tt(e.players.length)
	}),
	oc
]), Xs = O.repeat("rounds", (e) => e.over ? void 0 : {
	proc: "round",
	at: 0
}), Zs = O.sequence("round", [
	ec,
	() => ({
		proc: "turns",
		at: 0
	}),
	ic
]), Qs = O.repeat("turns", (e, t) => {
	if (!(t.at >= e.players.length || e.over)) return e.active = (e.first + t.at) % e.players.length, {
		proc: "turn",
		at: 0
	};
}), $s = O.sequence("turn", [
	tc,
	(e) => nc(e, "V1"),
	(e) => nc(e, "V2"),
	Uo,
	rc
]);
function ec(e) {
	if (e.round++, O.tell(() => ({
		type: "round",
		rule: "QT-TURN-1",
		round: e.round,
		seat: e.first
	})), e.arenaFought || e.reserve === 0) return;
	e.reserve--, e.pot++;
	let t = e.round <= 2 ? "QT-POT-2" : "QT-POT-3";
	O.tell(() => ({
		type: "pot",
		rule: t,
		gems: e.pot
	}));
}
function tc(e) {
	let t = e.active, n = e.players[t];
	O.tell(() => ({
		type: "turn",
		rule: "QT-TURN-1",
		seat: t
	})), Za(e, t), n.petrified = !1, n.wonHere = !1, ri(e, t);
}
function nc(e, t) {
	return Ni(e, t), {
		proc: "village",
		todo: [e.active],
		at: 0
	};
}
function rc(e) {
	let t = e.active;
	J(e), bn(e, t), qr(e);
	let n = e.players[t];
	n.boughtQuest = !1, n.boughtTrophy = !1, n.clover = !1, e.fog = !1, e.bounty = !1, e.fair = !1, e.card = "none", e.fallen = {
		attacker: -1,
		defender: -1
	}, e.adventure.length === 0 && (e.over = !0, O.tell(() => ({
		type: "exhausted",
		rule: "QT-END-2"
	}))), e.lastRound && e.settings.endAt === "turn" && (e.over = !0);
}
function ic(e) {
	e.over || _a(e), e.lastRound && (e.over = !0);
}
var ac = Q(O.allAtOnce("last-claims", {
	seats: (e) => k(e, e.active),
	step: (e, t, n) => n.length === 0 ? "last-claims" : void 0,
	options: (e, t, n, r) => r.add("done"),
	commit: () => void 0,
	quiet: [
		"talk",
		"deal",
		"enough"
	]
}));
function oc(e) {
	b(e), ba(e), e.turnedUp = !0, e.fight = A(), O.tell(() => ({
		type: "ended",
		rule: "QT-END-5"
	}));
}
var sc = {
	game: Ys,
	"main-quest": nr,
	rounds: Xs,
	round: Zs,
	turns: Qs,
	turn: $s,
	village: zs,
	guild: Ks,
	draw: Fs,
	fight: To,
	confront: Eo,
	announce: Ha,
	reroll: $a,
	"split-gems": _o,
	"split-trophies": vo,
	"split-card": yo,
	wish: li,
	messenger: Io,
	crossroads: Po,
	pedlar: zo,
	surplus: Wr,
	arena: os,
	"arena-talk": cs,
	fist: us,
	plunder: Vo,
	"light-fingers": fo,
	settle: Qo,
	"last-claims": ac
}, cc = (e, t, n, r) => ({
	moment: e.talk.moment,
	sender: t,
	receiver: n,
	answers: r,
	give: [],
	ask: [],
	askWord: [],
	promise: []
});
function lc(e, t, n) {
	return !Fi(e, t, n) || Li(e, n, t) ? "QT-TALK-2" : zi(e, t, n) ? "QT-TALK-30" : Ui(e, t) ? "QT-TALK-28" : Vi(e, t, n) >= e.settings.offers ? "QT-TALK-27" : e.talk.standing.filter((e) => e.sender === t && e.receiver === n).length >= 2 ? "QT-TALK-20" : void 0;
}
var uc = [
	"promise",
	"give",
	"ask",
	"ask-word"
], dc = (e, t) => e.talk.moment === "D" || e.talk.moment === "A" || uc.some((n) => Yi(e, t, n)), fc = (e, t, n) => lc(e, t, n) === void 0 && dc(e, cc(e, t, n, 0)), pc = (e, t, n) => n.receiver === t && lc(e, t, n.sender) === void 0;
function mc(e, t) {
	let n = e.players.flatMap((n, r) => fc(e, t, r) ? [`seat:${r}`] : []), r = e.talk.standing.flatMap((n) => pc(e, t, n) ? [`counter:${n.id}`] : []);
	return [...n, ...r];
}
function hc(e, t, n) {
	let r = Number(n.slice(n.indexOf(":") + 1));
	return n.startsWith("seat:") ? r < e.players.length && fc(e, t, r) : e.talk.standing.some((n) => n.id === r && pc(e, t, n));
}
function gc(e, t) {
	let n = Wi(e, t.sender);
	if (e.talk.moment === "A") {
		let e = n ? "ask-word" : "promise";
		return ["fist", "aside"].map((n) => Jn(t, e, B(n, "", "this-arena")));
	}
	if (e.talk.moment !== "D") return [];
	let r = n ? "ask" : "give", i = n ? _c(e, t).map((e) => Jn(t, "ask", z("call", e))) : [];
	return [Jn(t, r, "help"), ...i];
}
var _c = (e, t) => e.ledger.flatMap((n) => n.kind === "help" && n.state === "running" && n.receiver === t.sender && n.giver === t.receiver && n.turns === 0 && Ii(e, n.giver) ? [n.number] : []), vc = (e) => {
	let t = [
		...e.give,
		...e.ask,
		...e.askWord,
		...e.promise
	][0];
	return L(t) === "call" ? t : L(t);
}, yc = (e) => I.some((t) => V(e, t).length > 0);
function bc(e, t) {
	if (!yc(t) || !Si(t) || Di(e, t) !== void 0) return !1;
	let n = e.talk.standing.find((e) => e.id === t.answers);
	return n === void 0 || Yn(Xn(n)) !== Yn(t);
}
var xc = (e) => [...new Set(e)];
function Sc(e, t) {
	let n = I.filter((n) => Yi(e, t, n));
	return bc(e, t) ? n.push("send") : n.length === 0 && n.push("drop"), n;
}
function Cc(e, t, n) {
	if (n === "send") return bc(e, t);
	let r = I.find((e) => e === n);
	return r === void 0 ? !bc(e, t) && !I.some((n) => Yi(e, t, n)) : Yi(e, t, r);
}
function wc(e, t, n) {
	let r = 0, i = (e) => {
		let t = n[r];
		if (t !== void 0 && e(t)) return r++, t;
	}, a = i((n) => hc(e, t, n));
	if (a === void 0) return {
		kind: "talk-to",
		draft: void 0,
		fits: r,
		choices: () => mc(e, t)
	};
	let o = a.startsWith("counter:") ? e.talk.standing.find((e) => `counter:${e.id}` === a) : void 0, s = cc(e, t, o?.sender ?? Number(a.slice(5)), o?.id ?? 0), c = gc(e, s);
	if (c.length === 1) s = c[0];
	else if (c.length > 1) {
		let e = c.map(vc), t = i((t) => e.includes(t));
		if (t === void 0) return {
			kind: "talk-open",
			draft: s,
			fits: r,
			choices: () => e
		};
		s = c[e.indexOf(t)];
	}
	for (;;) {
		let t = s, n = i((n) => Cc(e, t, n));
		if (n === void 0) return {
			kind: "talk-part",
			draft: s,
			fits: r,
			choices: () => Sc(e, t)
		};
		if (n === "send" || n === "drop") return {
			kind: void 0,
			draft: s,
			fits: r,
			choices: () => [],
			end: n
		};
		let a = n, o = qi(e, s, a), c = o.length === 1 ? o[0] : i((e) => o.includes(e));
		if (c === void 0) return {
			kind: "talk-piece",
			draft: s,
			part: a,
			fits: r,
			choices: () => o
		};
		let l = Ji(e, s, a, c);
		for (let [e, t] of Tc) {
			let n = xc(l.map(t)), o = n.length === 1 ? n[0] : i((e) => n.includes(e));
			if (o === void 0) return {
				kind: e,
				draft: s,
				part: a,
				thing: c,
				fits: r,
				choices: () => n
			};
			l = l.filter((e) => t(e) === o);
		}
		s = Jn(s, a, l[0]);
	}
}
var Tc = [["talk-which", R], ["talk-due", Wn]], Ec = {
	step(e, t, n) {
		if (e.talk.moment !== "none") return n.length === 0 ? "talk-to" : wc(e, t, n).kind;
	},
	options(e, t, n, r) {
		if (e.talk.moment !== "none") {
			for (let i of wc(e, t, n).choices()) r.add(i);
			if (!(n.length > 0 || r.refused === void 0)) for (let n = 0; n < e.players.length; n++) {
				let i = n === t ? void 0 : lc(e, t, n);
				i !== void 0 && r.add(`seat:${n}`, i);
			}
		}
	},
	fitting: (e, t, n) => e.talk.moment === "none" ? 0 : wc(e, t, n).fits,
	carryOut(e, t, n, r) {
		let { draft: i, end: a } = wc(e, t, n);
		a === "send" && Aa(e, i, r);
	},
	about(e, t, n) {
		if (e.talk.moment === "none") return;
		let { draft: r, part: i, thing: a } = wc(e, t, n);
		if (r === void 0) return;
		let { give: o, ask: s, askWord: c, promise: l } = r, u = {
			toSeat: r.receiver,
			give: o,
			ask: s,
			askWord: c,
			promise: l
		};
		if (i === void 0) return u;
		let d = {
			...u,
			part: i === "ask-word" ? "word" : i
		};
		return a === void 0 ? d : {
			...d,
			thing: a
		};
	}
};
function Dc(e) {
	let { talkSeconds: t } = e.settings, n = t === 0 ? [] : Oc(e);
	return n.length === 0 ? void 0 : {
		key: `${e.round} ${e.active} ${e.talk.moment}`,
		seconds: t,
		answers: n
	};
}
function Oc(e) {
	switch (e.talk.moment) {
		case "D": return e.players.some((t, n) => Fi(e, e.active, n) && !zi(e, e.active, n)) ? [{
			seat: e.active,
			kind: "enough",
			option: "all"
		}] : [];
		case "A": return [e.fight.attacker, e.fight.defender].filter((t) => !Ui(e, t)).map((e) => ({
			seat: e,
			kind: "arena-talk",
			option: "done"
		}));
		default: return [];
	}
}
var kc = (e, t) => e.talk.standing.flatMap(({ sender: e, receiver: n }) => e === t ? [n] : []);
function Ac(e, t) {
	let { main: n } = e.players[t];
	return n === "none" ? 0 : on[n].trophies * (e.settings.mainPenalty === "doubled" ? 2 : 1);
}
function jc(e, t) {
	let { trophies: n, secondary: r } = e.players[t], i = [
		{
			key: "trophies",
			points: n,
			rule: "QT-END-5"
		},
		{
			key: "main",
			points: 0 - Ac(e, t),
			rule: "QT-END-3"
		},
		{
			key: "secondary",
			points: 0 - r.length,
			rule: "QT-END-4",
			params: { count: r.length }
		}
	];
	return {
		total: i.reduce((e, { points: t }) => e + t, 0),
		lines: i
	};
}
var Mc = (e) => e.players.map((t, n) => jc(e, n));
function Nc(e) {
	let t = Mc(e).map(({ total: t }, n) => t * 100 + e.players[n].spoils.length), n = Math.max(...t);
	return { winners: t.flatMap((e, t) => e === n ? [t] : []) };
}
var $ = (e) => ({
	rule: e,
	aside: !0
}), Pc = {
	target: w([
		"12",
		"15",
		"20"
	], "12", { rule: "QT-SETUP-1" }),
	talk: w(["open", "whispered"], "open", { rule: "QT-TALK-33" }),
	offers: Xe(1, 8, 4, { rule: "QT-TALK-27" }),
	talkSeconds: Xe(0, 600, 90, { rule: "QT-TALK-29" }),
	allyGauge: w(["up", "down"], "up", $("QT-RULING-1")),
	startingGems: Xe(0, 3, 0, $("QT-RULING-4")),
	endAt: w(["round", "turn"], "round", $("QT-RULING-11")),
	mainPenalty: w(["printed", "doubled"], "printed", $("QT-RULING-13")),
	helpGoods: w(["principal", "both"], "principal", $("QT-RULING-40"))
}, Fc = /* @__PURE__ */ t({ questsAndBetrayals: () => Lc }), Ic = () => "face-down", Lc = Ge({
	id: "quests-and-betrayals",
	version: "1.0.0",
	seats: [3, 6],
	settings: Pc,
	setup: er,
	start: "game",
	procedures: sc,
	beside: {
		claim: zn,
		standing: Vn,
		talk: Ec,
		deal: La,
		enough: Ba,
		ledger: rs
	},
	asks: {
		"main-quest": { rules: [
			"QT-SETUP-5",
			"QT-QUEST-2",
			"QT-RULING-28"
		] },
		village: { rules: [
			"QT-TURN-3",
			"QT-TURN-4",
			"QT-TURN-5",
			"QT-SHOP-1",
			"QT-TEMPLE-1",
			"QT-GUILD-1",
			"QT-TROPHY-1"
		] },
		guild: {
			rules: ["QT-GUILD-1", "QT-RULING-37"],
			sounds: Ic
		},
		draw: { rules: ["QT-DUNGEON-2", "QT-RULING-30"] },
		confront: { rules: [
			"QT-DUNGEON-5",
			"QT-DUNGEON-9",
			"QT-DUNGEON-10",
			"QT-RULING-9"
		] },
		announce: { rules: [
			"QT-COMBAT-4",
			"QT-RULING-47",
			"QT-RULING-48"
		] },
		reroll: { rules: [
			"QT-RULING-46",
			"QT-CARD-96",
			"QT-CARD-106"
		] },
		"split-gems": { rules: [
			"QT-RULING-20",
			"QT-RULING-43",
			"QT-TRADE-6"
		] },
		"split-trophies": { rules: [
			"QT-RULING-20",
			"QT-TRADE-4",
			"QT-TRADE-6"
		] },
		"split-card": { rules: ["QT-RULING-20", "QT-TRADE-6"] },
		wish: { rules: ["QT-CARD-46", "QT-RULING-54"] },
		messenger: { rules: ["QT-CARD-52"] },
		crossroads: { rules: ["QT-CARD-54", "QT-RULING-55"] },
		pedlar: { rules: ["QT-CARD-55", "QT-RULING-54"] },
		surplus: { rules: ["QT-SHOP-3", "QT-RULING-39"] },
		"arena-talk": { rules: ["QT-TALK-28", "QT-ARENA-3"] },
		fist: { rules: [
			"QT-ARENA-4",
			"QT-ARENA-5",
			"QT-ARENA-6",
			"QT-RULING-49"
		] },
		plunder: { rules: ["QT-ARENA-10", "QT-RULING-51"] },
		"light-fingers": { rules: ["QT-CARD-108", "QT-RULING-52"] },
		settle: { rules: [
			"QT-TALK-39",
			"QT-TALK-41",
			"QT-TRADE-6",
			"QT-TRADE-7"
		] },
		"last-claims": { rules: ["QT-RULING-34"] },
		claim: { rules: ["QT-QUEST-1", "QT-QUEST-5"] },
		standing: {
			rules: ["QT-RULING-33"],
			sounds: Ic
		},
		"talk-to": { rules: [
			"QT-TALK-2",
			"QT-TALK-3",
			"QT-TALK-27"
		] },
		"talk-open": { rules: ["QT-TALK-5", "QT-TALK-44"] },
		"talk-part": { rules: [
			"QT-TALK-7",
			"QT-TALK-12",
			"QT-TALK-14"
		] },
		"talk-piece": { rules: ["QT-TALK-8", "QT-TALK-9"] },
		"talk-which": {
			rules: [
				"QT-TALK-11",
				"QT-TALK-16",
				"QT-TALK-36"
			],
			sentence: !0
		},
		"talk-due": { rules: ["QT-TALK-9", "QT-TALK-39"] },
		deal: { rules: [
			"QT-TALK-18",
			"QT-TALK-21",
			"QT-TALK-24"
		] },
		"deal-reason": {
			rules: ["QT-TALK-18", "QT-TALK-34"],
			sounds: (e, t, n) => e.settings.talk === "open" ? n : "face-down"
		},
		"deal-quest": {
			rules: ["QT-TALK-16"],
			sounds: Ic
		},
		enough: { rules: ["QT-TALK-30"] },
		ledger: { rules: [
			"QT-TALK-40",
			"QT-TALK-45",
			"QT-TALK-46"
		] },
		"ledger-which": {
			rules: ["QT-TALK-40"],
			sounds: (e, t, n) => e.players[t].secondary.includes(n) ? "face-down" : n
		}
	},
	view: sr,
	determinize: xr,
	copy: Vt,
	score: Mc,
	outcome: Nc,
	timeLimit: Dc,
	repliesDue: kc
});
function Rc(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin(t) {
			let [n] = nt(e, t);
			return n === void 0 ? Bc(at(e, t)) : { fault: { ...n } };
		},
		resume: (t, n) => Bc(ot(e, t, n)),
		...zc(e)
	};
}
function zc({ campaign: e }) {
	return e === void 0 ? {} : { campaign: {
		given: (t, n) => e.given(t, n),
		legacy: (t) => e.legacy(t)
	} };
}
function Bc(e) {
	return {
		state: () => e.state,
		isOver: () => wt(e.state),
		enter(t) {
			let n = gt(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = st(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => vt(e.game, e.state, t),
		log(t) {
			let n = (e, n) => ({
				after: n,
				heard: Ct(e, t)
			});
			return [...e.opening.map((e) => n(e, 0)), ...e.moves.flatMap(({ events: t, entry: r }) => t.map((t) => n(t, r - e.before + 1)))];
		}
	};
}
var Vc = Rc(Object.values(Fc).find((e) => e.id === "quests-and-betrayals"));
export { Vc as rules };
